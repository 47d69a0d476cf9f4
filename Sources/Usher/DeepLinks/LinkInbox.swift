/// Takes links that arrive outside any window, such as those of App Intents, and keeps them for one.
///
/// An app makes one, gives it to its windows and to its intents, and an intent that the app is started
/// for may come before there is a window.
@MainActor public final class LinkInbox {
  private weak var director: SceneDirector?
  private var waiting: [String] = []

  /// Makes an empty one.
  public init() {}

  /// Opens a link in the window that the user has in front, or in the first one to come.
  ///
  /// - Parameter link: The link.
  /// - Returns: What became of it; `nil` while it waits for a window.
  @discardableResult
  public func open(_ link: String) -> NavigationHandle? {
    if let director, !director.root.isFinished { return director.open(link) }
    waiting.append(link)
    return nil
  }

  /// Leads links to a window from now on, and first those that wait.
  ///
  /// - Parameter director: The director of the window.
  public func lead(to director: SceneDirector) {
    self.director = director
    let waiting = waiting
    self.waiting = []
    for link in waiting { director.open(link) }
  }
}
