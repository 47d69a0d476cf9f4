/// A screen that provides the view controller by which a host of view controllers shows it.
///
/// A screen of another framework, such as a SwiftUI view, adopts it, and is then pushed and presented
/// in such a host as any other screen is.
@MainActor public protocol ControllerProviding: Screen {
  /// Makes the view controller of the screen; returns `nil` where the platform has none for it.
  ///
  /// The host keeps it as long as it shows the screen. Core imports no interface framework, so the host
  /// checks its type.
  func makeController(for node: Node, in director: SceneDirector) -> AnyObject?
}
