/// A screen that a terminal can draw: lines, and actions by key.
///
/// Make it `@Observable`, and a change of what its lines read redraws it.
///
/// ```swift
/// final class ShowScreen: TerminalScreen {
///   let title: String? = "Hamlet"
///   var lines: [Line] {
///     "A prince hesitates."
///     Line.item("Buy a ticket", detail: "from £12") { … }
///   }
/// }
/// ```
@MainActor public protocol TerminalScreen: Screen {
  /// What the screen shows, from top to bottom; longer than the terminal is fine, it scrolls.
  @ArrayBuilder<Line> var lines: [Line] { get }
  /// What its keys do; they are listed in the legend. None unless given.
  @ArrayBuilder<KeyAction> var actions: [KeyAction] { get }
}

extension TerminalScreen {
  /// No actions by key.
  public var actions: [KeyAction] { [] }
}
