#if canImport(UIKit)
public import UIKit
public import Usher

extension SceneDirector {
  /// Opens the links that a scene was given, by the director's table.
  ///
  /// - Parameter contexts: The links.
  /// - Returns: What became of each.
  @discardableResult
  public func open(_ contexts: Set<UIOpenURLContext>) -> [NavigationHandle] {
    contexts.map { open($0.url.absoluteString) }
  }

  /// Opens the link that an activity carries, by the director's table.
  ///
  /// - Parameter activity: The activity, such as a universal link.
  /// - Returns: What became of it; `nil` where it carries none.
  @discardableResult
  public func resume(_ activity: NSUserActivity) -> NavigationHandle? {
    activity.webpageURL.map { open($0.absoluteString) }
  }
}
#endif
