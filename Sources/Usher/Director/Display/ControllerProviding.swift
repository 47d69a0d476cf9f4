/// A screen that provides the view controller by which a host of view controllers shows it.
///
/// A screen of another framework, such as a SwiftUI view, adopts it, and is then pushed and presented
/// in such a host as any other screen is.
@MainActor public protocol ControllerProviding: Screen {
  /// Makes the view controller of the screen.
  ///
  /// The host keeps it as long as it shows the screen. Core imports no interface framework, so the host
  /// checks its type.
  ///
  /// - Parameters:
  ///   - node: The node of the screen.
  ///   - director: The director whose tree holds the node.
  /// - Returns: The view controller; `nil` where the platform has none for the screen.
  func makeController(for node: Node, in director: SceneDirector) -> AnyObject?
}
