/// The shows that can be bought.
public protocol Catalogue: Sendable {
  /// The season, the earliest opening first.
  var shows: [Show] { get }
}

extension Catalogue {
  /// Returns the shows that hold what somebody typed; all of them for nothing.
  public func shows(matching query: String) -> [Show] {
    shows.filter { $0.matches(query) }
  }
}
