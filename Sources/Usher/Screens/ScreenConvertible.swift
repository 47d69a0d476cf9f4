/// What stands for a screen in layouts and registrations, and makes it: a view of SwiftUI's.
@MainActor public protocol ScreenConvertible: LayoutItem {
  /// Returns the screen, made anew.
  func makeScreen() -> any Screen
}
