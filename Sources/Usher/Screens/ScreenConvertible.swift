/// A value that stands for a screen in verbs, layouts and registrations, such as a SwiftUI view.
@MainActor public protocol ScreenConvertible: Showable {
  /// Returns a new screen.
  func makeScreen() -> any Screen
}
