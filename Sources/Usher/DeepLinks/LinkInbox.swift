/// Keeps links that arrive outside any window, such as those of App Intents, until there is a window.
///
/// Make one for the app, and give it to its windows and intents. An intent that starts the app may run
/// before there is a window.
@MainActor public final class LinkInbox {
  private weak var director: SceneDirector?
  private var waiting: [String] = []

  /// Makes an empty inbox.
  public init() {}

  /// Opens a link in the front window, or returns `nil` and keeps it for the next one to become active.
  @discardableResult
  public func open(_ link: String) -> NavigationHandle? {
    if let director, !director.root.isFinished { return director.open(link) }
    waiting.append(link)
    return nil
  }

  /// Opens the waiting links in a window, and all further links.
  public func lead(to director: SceneDirector) {
    self.director = director
    for link in exchange(&waiting, with: []) { director.open(link) }
  }
}
