/// A value that stands for a screen in layouts and registrations, such as a SwiftUI view.
@MainActor public protocol ScreenConvertible: LayoutItem {
  /// Returns a new screen.
  func makeScreen() -> any Screen
}
