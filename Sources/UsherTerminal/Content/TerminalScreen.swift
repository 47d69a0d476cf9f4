#if os(macOS) || os(Linux)
/// A screen that a terminal can draw: lines, and actions for keys.
///
/// Make it `@Observable`, and it is redrawn when something that its lines read changes.
///
/// ```swift
/// final class ShowScreen: TerminalScreen {
///   let title = "Hamlet"
///   var lines: [Line] {
///     "A prince hesitates."
///     Line.item("Buy a ticket", detail: "from £12") { … }
///   }
/// }
/// ```
///
/// Its lines and keys are its actions: a test takes them by their titles.
@MainActor public protocol TerminalScreen: Screen, ActionProviding {
  /// The lines from top to bottom, which scroll if they do not fit.
  @ArrayBuilder<Line> var lines: [Line] { get }
  /// The actions for keys, listed in the legend; none by default.
  @ArrayBuilder<KeyAction> var actions: [KeyAction] { get }
}

extension TerminalScreen {
  /// No actions for keys.
  public var actions: [KeyAction] { [] }
}
#endif
