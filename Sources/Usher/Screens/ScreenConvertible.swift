/// A value that stands for a screen in layouts and registrations, and makes it: a SwiftUI view.
@MainActor public protocol ScreenConvertible: LayoutItem {
  /// Returns the screen, made anew.
  func makeScreen() -> any Screen
}
