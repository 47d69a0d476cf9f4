public import Foundation

/// Controllers that were drawn, by their identifiers.
@MainActor open class UIStoryboard: NSObject {
  private let name: String
  private let drawn: [String: UIViewController.Type]

  /// Finds a storyboard of the app: of the simulation that is current.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    drawn = UIKitSimulation.current?.storyboards[name] ?? [:]
  }

  /// Draws a storyboard.
  @_spi(Test) public init(name: String, scenes: [String: UIViewController.Type]) {
    (self.name, drawn) = (name, scenes)
  }

  /// Makes a controller that was drawn, or lets the app make it from the drawing.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let coder = StoryboardCoder()
    let made = creator?(coder) ?? (drawn[identifier]?.init(coder: coder) as? ViewController)
    guard drawn[identifier] != nil, let made else {
      preconditionFailure(
        "NSInvalidArgumentException: Storyboard (\(name)) doesn't contain a view controller with "
          + "identifier '\(identifier)'")
    }
    made.storyboard = self
    return made
  }

  /// Makes a controller that was drawn.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }
}

/// The decoder of a storyboard's controller.
final class StoryboardCoder: NSCoder {}
