/// A screen that provides a view controller for hosts that show view controllers.
///
/// A screen of another framework, such as a SwiftUI view, conforms to it, and can then be pushed
/// and presented in such a host like any other screen.
@MainActor public protocol ControllerProviding: Screen {
  /// Makes the view controller of the screen; returns `nil` if the platform has none for it.
  ///
  /// The host keeps it as long as it shows the screen. Usher imports no user interface framework,
  /// so the host checks the type.
  func makeController(for node: Node, in director: SceneDirector) -> AnyObject?
}
