@MainActor private final class LinkFeature: DirectorFeature {
  var table: DeepLinkTable? {
    didSet {
      discard(oldValue)
      director?.advertisePlace()
    }
  }
  private weak var director: SceneDirector?

  init(_ director: SceneDirector) { self.director = director }

  func didSettle() { director?.advertisePlace() }
}

extension SceneDirector {
  /// The table of links for `open(_:)`.
  public var links: DeepLinkTable? {
    get { existingFeature(LinkFeature.self)?.table }
    set { feature(LinkFeature.self).table = newValue }
  }

  /// Opens a link in one change, whatever is on screen.
  ///
  /// Places on the path that are already in the tree stay as they are. Flows in the way end, and
  /// screens that ask first are asked. A link that arrives before the start is opened after it.
  @discardableResult
  public func open(
    _ text: String, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    let site = CallSite(fileID: fileID, line: line)
    do throws(Refusal) {
      let link = try parse(text, site)
      return open(link, animation: animation, fileID: fileID, line: line)
    } catch {
      let verb: Message = "open \(private: DeepLinkError.Reason.short(text))"
      let request = Request(.plain(verb) { _ in }, by: root, cause: .link, callSite: site)
      request.refuse(error, reportingTo: self)
      return request.navigation
    }
  }

  /// Opens a link, as a path of routes.
  @discardableResult
  public func open(
    _ link: DeepLink, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    let request = Request(
      SceneTransition(OpenOperation(link: link)).animated(animation), by: root, cause: .link,
      callSite: CallSite(fileID: fileID, line: line))
    submit(request)
    return request.navigation
  }

  func parse(_ text: String, _ site: CallSite) throws(Refusal) -> DeepLink {
    guard let links else {
      throw Refusal(
        reason: .unmatched, message: "The director has no table of links.",
        remedies: ["Set its links to a DeepLinkTable, or open a DeepLink."])
    }
    do throws(DeepLinkError) {
      return try links.parse(text, fileID: site.fileID, line: site.line)
    } catch {
      throw Refusal(
        reason: .unmatched, message: "\(private: error.reason.detail)",
        remedies: [error.reason.remedy], underlying: error)
    }
  }

  /// The link of the current place, or of the nearest place on the path to it that has one.
  ///
  /// Patterns are tried first whose routes differ from those of a place by nothing but their
  /// parameters. Of the others, 4,096 attempts are made, so that this takes at most a few
  /// milliseconds in any table.
  public var currentLink: String? { tree.active.flatMap { link(to: $0.id) } }

  /// Returns whether a link's place is in front, with nothing on top of it.
  func isAt(_ link: DeepLink) -> Bool {
    let path = tree.activePath
    guard let links, let active = path.last,
      let place = path.lastIndex(where: { $0.route != nil }),
      path[place...].allSatisfy({ $0.kind != .stack || $0.children.count == 1 })
    else { return false }
    return RoutePath(to: active.id, in: self).readings.map { DeepLink(routes: $0) }.contains {
      $0 == link || (try? links.parse(links.print($0))) == link
    }
  }

  /// Returns the link of a node, or of the nearest place on the path to it that has one; `nil` if
  /// none has.
  public func link(to id: NodeID, as form: DeepLinkTable.Form = .scheme) -> String? {
    guard let links else { return nil }
    var place: NodeID? = id
    var attempts = 4_096
    while let id = place {
      if let text = text(of: RoutePath(to: id, in: self), links, form, &attempts) { return text }
      place = tree.modal(containing: id).flatMap { tree.node($0.presenter)?.activePath.last?.id }
    }
    return nil
  }

  /// Returns the link that leads to a node itself; `nil` if it has none.
  func ownLink(to id: NodeID, as form: DeepLinkTable.Form) -> String? {
    var attempts = 4_096
    let links = RoutePath(to: id, in: self).readings.map { DeepLink(routes: $0) }
    return links.lazy.compactMap { try? self.links?.text(of: $0, as: form, attempts: &attempts) }
      .first
  }

  private func text(
    of path: RoutePath, _ links: DeepLinkTable, _ form: DeepLinkTable.Form, _ attempts: inout Int
  ) -> String? {
    var path = path
    var tried: Set<[AnyRoute]> = [[]]
    while !path.isEmpty {
      for routes in path.readings where tried.insert(routes).inserted {
        let link = DeepLink(routes: routes)
        if let text = try? links.text(of: link, as: form, attempts: &attempts) { return text }
      }
      path.stepBack()
    }
    return nil
  }

  /// The table's links that take no values, or can do without.
  package var plainLinks: [String] {
    guard let links else { return [] }
    return links.entries.compactMap { entry in
      let nothing = [String?](repeating: nil, count: entry.pattern.names.count)
      return (try? entry.codec.link(of: nothing)).flatMap { try? links.print($0) }
    }
  }
}
