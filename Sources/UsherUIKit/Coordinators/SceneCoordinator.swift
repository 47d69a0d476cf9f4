#if canImport(UIKit)
import UIKit
public import Usher

/// The root of a window: it builds the coordinator that the window begins with.
///
/// ```swift
/// class LobbySceneCoordinator: SceneCoordinator {
///   override func build() -> ViewCoordinator { LobbyCoordinator() }
/// }
/// ```
open class SceneCoordinator: Coordinator {
  /// The coordinator that the window begins with, while it lives.
  public var rootCoordinator: ViewCoordinator? { children.first as? ViewCoordinator }

  /// The coordinator that was started last by the one before it; embedded ones are passed over.
  public var topCoordinator: ViewCoordinator? { rootCoordinator?.topmost }

  /// Builds the coordinator that the window begins with.
  ///
  /// - Returns: The coordinator.
  /// - Throws: What keeps it from being built; the start is refused with it.
  open func build() throws -> ViewCoordinator { throw Unbuilt(self) }

  /// Embeds what the other `build()` returns.
  ///
  /// - Returns: The layout.
  /// - Throws: What keeps it from being built.
  public final override func build() throws -> SceneLayout {
    let root: ViewCoordinator = try build()
    startEmbedded(child: root)
    return .screen(root)
  }

  /// Finishes all that its root coordinator has started, and goes back to its first screen.
  ///
  /// - Parameters:
  ///   - animated: Whether it is animated.
  ///   - completion: Called exactly once, when that is shown or has been refused.
  public final func finishToRoot(
    animated: Bool = true, completion: ((SceneCoordinator) -> Void)? = nil
  ) {
    finishToRoot(animation: .platform(animated)).then { completion?(self) }
  }
}

/// A coordinator's `build()` was not overridden.
struct Unbuilt: Error, CustomStringConvertible {
  let description: String

  @MainActor init(_ coordinator: Coordinator) {
    description = "\(coordinator.outlineName) does not override build()."
  }
}

extension ViewCoordinator {
  fileprivate var topmost: ViewCoordinator {
    let started = children.lazy.compactMap { $0 as? ViewCoordinator }.filter { !$0.isEmbedded }
    return started.last?.topmost ?? self
  }
}
#endif
