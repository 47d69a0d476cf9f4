public import UsherDI

extension SceneDirector {
  /// Gives a director the box office's rules, its links, and what comes back, before it starts.
  ///
  /// - Throws: What keeps the session from being opened.
  public func furnish() throws {
    guards = [.membersOnly(try root.resolve(Session.self))]
    links = try .boxOffice()
    restoration = try .boxOffice()
  }
}
