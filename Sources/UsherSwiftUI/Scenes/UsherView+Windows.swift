#if canImport(SwiftUI)
public import Usher

extension UsherView {
  /// Makes the content of a window that is opened by a link, or led by the app's inbox.
  ///
  /// ```swift
  /// WindowGroup(for: String.self) { $link in
  ///   UsherView(opening: link, inbox: inbox) { try director(on: $0) }
  /// }
  /// ```
  ///
  /// A window that stands where it stood does not open the link that it was first opened with again.
  ///
  /// - Parameters:
  ///   - key: The key that the scene keeps the place by: one for each director of a scene that keeps
  ///     its own, or `nil` to keep none.
  ///   - link: The link that a new window opens.
  ///   - inbox: Where links arrive that are meant for no window, such as those of intents.
  ///   - make: Makes the director of the window, on the host that it is given.
  public init(
    restoring key: String? = "usher.window", opening link: String? = nil, inbox: LinkInbox? = nil,
    _ make: @escaping @MainActor (SwiftUIHost) throws -> SceneDirector
  ) {
    self.init(make)
    entry = WindowEntry(key: key, link: link, inbox: inbox)
  }
}
#endif
