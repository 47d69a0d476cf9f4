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
  /// The lines, from top to bottom; what is longer than the terminal scrolls.
  @ArrayBuilder<Line> var lines: [Line] { get }
  /// The keys and their effects, listed in the legend; none by default.
  @ArrayBuilder<KeyAction> var actions: [KeyAction] { get }
}

extension TerminalScreen {
  /// No actions by key.
  public var actions: [KeyAction] { [] }
}
