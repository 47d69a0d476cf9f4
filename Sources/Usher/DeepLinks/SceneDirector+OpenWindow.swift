extension SceneDirector {
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
  /// A SwiftUI app declares `WindowGroup(for: String.self)`, whose windows are opened by links; if one
  /// is open for the same link, it comes to the front instead. A UIKit app needs a scene delegate that
  /// inherits from `DirectedSceneDelegate`, or that passes its activities to `resume(_:)`.
  ///
  /// The window has come when it has taken the link, which its own guards judge. Once the system has
  /// been asked, nothing calls the window off: neither the end of the task, nor an error because it is
  /// late.
  ///
  /// - Throws: `NavigationError` if the link has no pattern in this director's table, if the director
  ///   has closed, if the host or the device shows one window, or if the system refuses to open another.
  public func openWindow(
    at link: String, fileID: String = #fileID, line: Int = #line
  ) async throws(NavigationError) {
    let site = CallSite(fileID: fileID, line: line)
    do throws(Refusal) {
      guard phase == .running else { throw Refusal.closed }
      _ = try parse(link, site)
      try await openWindow(at: link)
    } catch {
      let verb: Message = "open a window at \(private: DeepLinkError.Reason.short(link))"
      let request = Request(.plain(verb) { _ in }, by: root, cause: .link, callSite: site)
      throw request.refuseForNow(error, reportingTo: self)
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
