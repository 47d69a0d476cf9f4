/// The shows that can be bought.
public protocol Catalog: Sendable {
  /// The season, the earliest opening first.
  var shows: [Show] { get }
}

extension Catalog {
  /// Returns the show of a name, or of a number in the season, counted from 1.
  public func show(named name: String) -> Show? {
    shows.first { $0.id == name }
      ?? Int(name).flatMap { shows.indices.contains($0 - 1) ? shows[$0 - 1] : nil }
  }

  /// Returns the shows that hold what somebody typed; all of them for nothing.
  public func shows(matching query: String) -> [Show] {
    shows.filter { $0.matches(query) }
  }
}
