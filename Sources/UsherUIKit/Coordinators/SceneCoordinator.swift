#if canImport(UIKit)
import UIKit
public import Usher

/// The root of a window, which builds the window's first coordinator.
///
/// ```swift
/// class LobbySceneCoordinator: SceneCoordinator {
///   override func build() -> ViewCoordinator { LobbyCoordinator() }
/// }
/// ```
open class SceneCoordinator: Coordinator {
  /// The window's first coordinator, while it lives.
  public var rootCoordinator: ViewCoordinator? { children.first as? ViewCoordinator }

  /// The last coordinator in the chain of started children; embedded ones are not counted.
  public var topCoordinator: ViewCoordinator? { rootCoordinator?.topmost }

  /// Builds the window's first coordinator.
  ///
  /// - Throws: An error that refuses the start.
  open func build() throws -> ViewCoordinator { throw Unbuilt(self) }

  /// Returns a layout of the coordinator that the other `build()` returns.
  ///
  /// - Throws: The error of the other `build()`.
  public final override func build() throws -> SceneLayout {
    let root: ViewCoordinator = try build()
    startEmbedded(child: root)
    return .screen(root)
  }

  /// Finishes every flow that the root coordinator started, and goes back to its first screen.
  ///
  /// The completion is called exactly once, when the change is shown or has been refused.
  public final func finishToRoot(
    animated: Bool = true, completion: ((SceneCoordinator) -> Void)? = nil
  ) {
    finishToRoot(animation: .platform(animated)).then { completion?(self) }
  }
}

extension SceneCoordinator {
  /// A coordinator's `build()` was not overridden.
  struct Unbuilt: Error, CustomStringConvertible {
    let description: String

    @MainActor init(_ coordinator: Coordinator) {
      description = "\(coordinator.outlineName) does not override build()."
    }
  }
}

extension ViewCoordinator {
  fileprivate var topmost: ViewCoordinator {
    let started = children.lazy.compactMap { $0 as? ViewCoordinator }.filter { !$0.isEmbedded }
    return started.last?.topmost ?? self
  }
}
#endif
