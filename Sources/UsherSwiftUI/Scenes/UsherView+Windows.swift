#if canImport(SwiftUI)
public import SwiftUI
public import Usher

extension UsherView {
  /// Makes the content of a window that can be restored, and opened by links.
  ///
  /// ```swift
  /// WindowGroup(for: String.self) { $link in
  ///   UsherView(opening: link, inbox: inbox) { try director(on: $0) }
  /// }
  /// ```
  ///
  /// The saved place is restored before the first frame. A restored window does not open its first
  /// link again.
  ///
  /// - Parameters:
  ///   - key: The key under which the scene saves the window: one for each director of a scene that
  ///     has several, or `nil` to save nothing.
  ///   - link: The link that a new window opens.
  ///   - inbox: The inbox of links that arrive outside any window, such as those of intents.
  ///   - fileID: The file that the errors of the first layout name.
  ///   - line: The line that they name.
  ///   - make: Makes the director of the window, with the given host.
  public init(
    restoring key: String? = "usher.window", opening link: String? = nil, inbox: LinkInbox? = nil,
    fileID: String = #fileID, line: Int = #line,
    _ make: @escaping @MainActor (SwiftUIHost) throws -> SceneDirector
  ) {
    self.init(make)
    let site = CallSite(fileID: fileID, line: line)
    entry = WindowModel.Entry(key: key, link: link, site: site, inbox: inbox)
  }

  /// Returns the window with a closure that adds to the activity of an `Advertised` place.
  ///
  /// It adds facts of the app's own types, such as the app entity on screen, which Siri needs to
  /// understand "this":
  ///
  /// ```swift
  /// UsherView { try SceneDirector(HomeCoordinator.self, in: container, host: $0) }
  ///   .onAdvertise { activity, place in
  ///     activity.appEntityIdentifier = place.entity.map {
  ///       EntityIdentifier(for: ShowEntity.self, identifier: $0)
  ///     }
  ///   }
  /// ```
  public func onAdvertise(
    _ complete: @escaping @MainActor (NSUserActivity, AdvertisedPlace) -> Void
  ) -> UsherView {
    var view = self
    view.entry.onAdvertise = complete
    return view
  }

  /// Returns the window with another inbox in place of ``Usher/LinkInbox/launch``.
  package func launched(by inbox: LinkInbox) -> UsherView {
    var view = self
    view.entry.launch = inbox
    return view
  }
}
#endif
