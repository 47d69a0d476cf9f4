/// Keeps links that arrive outside any window, such as those of App Intents, until there is a
/// window.
///
/// Make one for the app, and give it to its windows, intents and menu commands. An intent that
/// starts the app may run before there is a window.
///
/// A link goes to the window whose front screen is its place, and that window comes to the front if
/// the platform allows it; any other link goes to the window in front, which became active last.
@MainActor public final class LinkInbox {
  /// The windows that have been in front, the current one last.
  private var windows: [LeadingWindow] = []
  private var waiting: [@MainActor (SceneDirector) -> NavigationHandle] = []

  /// Makes an empty inbox.
  public init() {}

  /// The inbox of the link in the app's launch arguments: `-usher.open` and the link.
  ///
  /// A UI test starts the app at any place, without a tap on the way:
  ///
  /// ```swift
  /// app.launchArguments = ["-usher.open", "boxoffice://shows/7"]
  /// ```
  ///
  /// The first `UsherView` or `DirectedSceneDelegate` whose director has a table of links opens it,
  /// once its window is restored; guards judge it as any link. Other hosts call ``deliver(to:)``.
  public static let launch = LinkInbox(arguments: CommandLine.arguments)

  /// Makes an inbox with the link that follows `-usher.open` in the arguments, if it is there.
  package init(arguments: [String]) {
    guard let index = arguments.firstIndex(of: "-usher.open") else { return }
    open(arguments.dropFirst(index + 1).first ?? "")
  }

  /// Opens a link in the window that shows its place, or else in the front one.
  ///
  /// Without a window, it returns `nil`, and the next window to become active opens the link.
  @discardableResult
  public func open(
    _ link: String, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle? {
    open(
      { $0.open(link, fileID: fileID, line: line) },
      where: { (try? $0.links?.parse(link))?.isInFront(of: $0) ?? false })
  }

  /// Opens a path of routes in the window that shows its place, or else in the front one.
  ///
  /// Without a window, it returns `nil`, and the next window to become active opens the path.
  ///
  /// ```swift
  /// inbox.open(DeepLink(HomeRoute.season, SeasonRoute.show(7)))
  /// ```
  @discardableResult
  public func open(
    _ link: DeepLink, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle? {
    open({ $0.open(link, fileID: fileID, line: line) }, where: { link.isInFront(of: $0) })
  }

  /// Opens the waiting links in a window, and all further links.
  ///
  /// When that window closes, links go to the window that was in front before it.
  public func deliver(to director: SceneDirector) { deliver(to: director, whileThereIs: director) }

  /// Opens the waiting links in a window, and all further ones as long as an object exists.
  ///
  /// A window that has gone may close its director a turn later.
  package func deliver(to director: SceneDirector, whileThereIs owner: AnyObject) {
    windows.removeAll { $0.director == nil || $0.director === director }
    windows.append(LeadingWindow(director: director, owner: owner))
    for open in exchange(&waiting, with: []) { _ = open(director) }
  }

  private func open(
    _ open: @escaping @MainActor (SceneDirector) -> NavigationHandle,
    where isShown: (SceneDirector) -> Bool
  ) -> NavigationHandle? {
    windows.removeAll { $0.owner == nil || $0.director?.root.isFinished ?? true }
    guard let front = windows.last?.director else {
      waiting.append(open)
      return nil
    }
    let other = isShown(front) ? nil : windows.lastIndex { $0.director.map(isShown) ?? false }
    guard let other, let director = windows[other].director,
      director.host.windowOpening?.comeToFront(orElse: { [weak front] in
        if let front { _ = open(front) }
      }) ?? true
    else { return open(front) }
    windows.append(windows.remove(at: other))
    return open(director)
  }
}

private struct LeadingWindow {
  weak var director: SceneDirector?
  weak var owner: AnyObject?
}

extension DeepLink {
  /// Returns whether its place is in front in a window, with nothing on top of it.
  @MainActor fileprivate func isInFront(of director: SceneDirector) -> Bool {
    let path = director.tree.activePath
    guard let links = director.links, let active = path.last,
      let place = path.lastIndex(where: { $0.route != nil }),
      path[place...].allSatisfy({ $0.kind != .stack || $0.children.count == 1 })
    else { return false }
    return RoutePath(to: active.id, in: director).readings.map { DeepLink(routes: $0) }.contains {
      $0 == self || (try? links.parse(links.print($0))) == self
    }
  }
}
