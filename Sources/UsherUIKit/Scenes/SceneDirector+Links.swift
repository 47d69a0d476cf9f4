#if canImport(UIKit)
public import UIKit
public import Usher

extension SceneDirector {
  /// Opens the links that a scene received, by the director's table.
  ///
  /// - Returns: The handle of each change.
  @discardableResult
  public func open(_ contexts: Set<UIOpenURLContext>) -> [NavigationHandle] {
    contexts.map { open($0.url.absoluteString) }
  }

  /// Opens the link of an activity, by the director's table: a universal link, an `Advertised` place,
  /// what a search has found, or a window that `openWindow(at:)` has asked for.
  ///
  /// - Returns: The handle of the change; `nil` if the activity has no link.
  @discardableResult
  public func resume(_ activity: NSUserActivity) -> NavigationHandle? {
    let link =
      AwaitedWindow.take(activity) ?? activity.link(ofType: options.activityType)
      ?? activity.webpageURL?.absoluteString
    return link.map { open($0) }
  }
}
#endif
