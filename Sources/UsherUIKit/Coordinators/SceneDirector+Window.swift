#if canImport(UIKit)
public import UIKit
public import Usher

extension SceneDirector {
  /// Makes a director for a window.
  ///
  /// ```swift
  /// director = SceneDirector(LobbySceneCoordinator(), window: window).start()
  /// ```
  ///
  /// The director ends the scope of the root coordinator when it closes. With `debug`, it writes every
  /// event to the log, as `log()` does.
  public convenience init(
    _ root: Coordinator, window: UIWindow, debug: Bool = false,
    scope: (any CoordinatorScope)? = nil, options: Options = Options()
  ) {
    self.init(root, host: UIKitHost(window: window), scope: scope, options: options)
    if debug { log() }
  }

  /// Starts the director and returns it; a refusal is an event and a line in the log.
  @discardableResult
  public func start() -> SceneDirector {
    try? start(fileID: #fileID, line: #line)
    return self
  }

  /// Starts the director in a child of a scope, and returns the director.
  ///
  /// The child ends with the root coordinator. The scope itself, such as a container that several
  /// windows share, does not.
  @discardableResult
  public func start(with scope: any CoordinatorScope) -> SceneDirector {
    adopt(scope)
    return start()
  }
}
#endif
