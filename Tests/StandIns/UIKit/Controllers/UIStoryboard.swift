public import Foundation

/// Controllers of a storyboard, by their identifiers.
@MainActor open class UIStoryboard: NSObject {
  private let name: String
  private let drawn: [String: UIViewController.Type]

  /// Finds a storyboard of the current simulation's app.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    drawn = UIKitSimulation.current?.storyboards[name] ?? [:]
  }

  /// Creates a storyboard.
  @_spi(Test) public init(name: String, scenes: [String: UIViewController.Type]) {
    (self.name, drawn) = (name, scenes)
  }

  /// Creates a controller of the storyboard, or lets the app create it.
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

  /// Creates a controller of the storyboard.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }
}

/// The decoder of a storyboard's controller.
final class StoryboardCoder: NSCoder {}
