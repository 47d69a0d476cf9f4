extension SceneDirector {
  /// The table of links for `open(_:)`.
  public var links: DeepLinkTable? {
    get { existingFeature(LinkFeature.self)?.table }
    set { feature(LinkFeature.self).table = newValue }
  }

  /// Opens a link in one change, from any place.
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
      return .refused(report(error, "open \(private: DeepLinkError.Reason.short(text))", site))
    }
  }

  private func report(_ refusal: Refusal, _ verb: Message, _ site: CallSite) -> NavigationError {
    let error = refusal.error(verb: verb, coordinator: root.outlineName, at: site)
    reportRefusal(error, .link)
    return error
  }

  /// Opens a link, as a path of routes.
  @discardableResult
  public func open(
    _ link: DeepLink, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    let request = Request(
      SceneTransition(SceneTransition.OpenOperation(link: link)).animated(animation), by: root,
      cause: .link,
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
  /// Patterns whose routes differ from a place's only in their parameters are tried first. Of the
  /// others, 4,096 attempts are made, so this takes at most a few milliseconds in any table.
  public var currentLink: String? { tree.active.flatMap { link(to: $0.id) } }

  /// Returns the link of a node, or of the nearest place on the path to it that has one; `nil` if
  /// none has.
  public func link(to id: NodeID, as form: DeepLinkTable.Form = .scheme) -> String? {
    existingFeature(LinkFeature.self)?.link(to: id, as: form)
  }

  /// Opens another window of the app at a link, and returns once the window is there.
  ///
  /// ```swift
  /// do {
  ///   try await director.openWindow(at: "boxoffice://shows/7")
  /// } catch {
  ///   director.open("boxoffice://shows/7")
  /// }
  /// ```
  ///
  /// A SwiftUI app declares `WindowGroup(for: String.self)`, whose windows are opened by links; if
  /// one is open for the same link, it comes to the front instead. A UIKit app needs a scene
  /// delegate that inherits from `DirectedSceneDelegate`, or that passes its activities to
  /// `resume(_:)`.
  ///
  /// This returns once the window has received the link, which its own guards judge. Once the
  /// system has been asked, nothing cancels the window: neither the end of the task nor an error
  /// about a delay.
  ///
  /// - Throws: `NavigationError` if the link has no pattern in this director's table, if the
  ///   director has closed, if the host or the device shows one window, or if the system refuses to
  ///   open another.
  public func openWindow(
    at link: String, fileID: String = #fileID, line: Int = #line
  ) async throws(NavigationError) {
    let site = CallSite(fileID: fileID, line: line)
    do throws(Refusal) {
      guard phase == .running else { throw Refusal.closed }
      _ = try parse(link, site)
      try await openWindow(at: link)
    } catch {
      throw report(error, "open a window at \(private: DeepLinkError.Reason.short(link))", site)
    }
  }

  private func openWindow(at link: String) async throws(Refusal) {
    guard let host = host.windowOpening else {
      throw Refusal(
        reason: .impossible, message: "\("\(type(of: host))") shows one window.",
        remedies: ["Open the link in this window."])
    }
    do throws(WindowRefusal) {
      try await host.openWindow(at: link)
    } catch {
      throw Refusal(
        reason: .impossible, message: "\(private: error.detail)", remedies: [error.remedy])
    }
  }
}
