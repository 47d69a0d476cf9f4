#if canImport(UIKit)
public import UIKit
public import Usher

extension SceneDirector {
  /// Makes a director whose tree a window shows.
  ///
  /// ```swift
  /// director = SceneDirector(LobbySceneCoordinator(), window: window).start()
  /// ```
  ///
  /// - Parameters:
  ///   - root: The coordinator that lives as long as the director.
  ///   - window: The window.
  ///   - scope: The scope of the root coordinator, which the director ends when it closes.
  ///   - options: The seed, the clock and the limits.
  public convenience init(
    _ root: Coordinator, window: UIWindow, scope: (any CoordinatorScope)? = nil,
    options: Options = Options()
  ) {
    self.init(root, host: UIKitHost(window: window), scope: scope, options: options)
  }

  /// Starts, and tells a refusal to nobody but the observers of its events.
  ///
  /// - Returns: The director itself.
  @discardableResult
  public func start() -> SceneDirector {
    try? start(fileID: #fileID, line: #line)
    return self
  }

  /// Starts in a child of a scope, which ends with the root coordinator; the scope itself goes on.
  ///
  /// - Parameter scope: The scope, such as a container that several windows share.
  /// - Returns: The director itself.
  @discardableResult
  public func start(with scope: any CoordinatorScope) -> SceneDirector {
    adopt(scope)
    return start()
  }
}
#endif
