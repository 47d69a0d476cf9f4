public import UsherDI

extension SceneDirector {
  /// Gives a director the box office's rules and links, before it starts.
  ///
  /// - Parameter container: The container that the box office is made in.
  /// - Throws: What keeps the session from being opened.
  public func furnish(from container: Container) throws {
    guards = [.membersOnly(try container.resolve(Session.self))]
    links = try .boxOffice()
  }
}
