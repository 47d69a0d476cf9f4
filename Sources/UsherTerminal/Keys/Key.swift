#if os(macOS) || os(Linux)
/// A key that was pressed, as far as a host distinguishes it.
package enum Key: Hashable, Sendable {
  case character(Character)
  /// Text that the terminal marked as pasted.
  case paste(String)
  case control(Character)
  case enter
  case escape
  case tab
  case backTab
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
}
#endif
