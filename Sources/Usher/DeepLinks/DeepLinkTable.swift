/// The links of an app: patterns with typed parameters, each mapped to a path of routes and back.
///
/// ```swift
/// let links = try DeepLinkTable(scheme: "boxoffice", hosts: ["box.example"]) {
///   $0.add("shows", HomeRoute.season)
///   $0.add("shows/{id}?row={row}") { (id: Int, row: Int?) in
///     DeepLink(HomeRoute.season, SeasonRoute.show(id, row: row))
///   }
/// }
/// ```
///
/// A parameter is a whole path component, a query value, or the fragment. It has the type of the
/// closure's corresponding parameter. Optional query values and fragments may be missing. If
/// several patterns match, the most specific one wins. If two overlap and neither is more specific,
/// the table's initializer throws.
public struct DeepLinkTable: Sendable {
  /// The scheme of the app's own links.
  public let scheme: String
  /// The hosts of its universal links.
  public let hosts: [String]
  let entries: [Entry]
  let paths: PathIndex
  let routes: RouteIndex

  /// Makes a table and checks its entries.
  ///
  /// The hosts are those of the app's universal links, with `https` or `http`.
  ///
  /// - Throws: `TableError` with every mistake in the patterns.
  public init(
    scheme: String, hosts: [String] = [], fileID: String = #fileID, line: Int = #line,
    _ build: (inout Builder) -> Void
  ) throws(TableError) {
    self.scheme = scheme.lowercased()
    self.hosts = hosts.map { $0.lowercased() }
    var builder = Builder()
    builder.check(scheme: self.scheme, hosts: self.hosts, at: CallSite(fileID: fileID, line: line))
    build(&builder)
    entries = try builder.finish()
    paths = entries.enumerated().reduce(into: PathIndex()) { $0.add($1.element, at: $1.offset) }
    routes = entries.enumerated().reduce(into: RouteIndex()) { $0.add($1.element, at: $1.offset) }
  }

  /// A pattern and the links that it stands for.
  struct Entry: Sendable {
    let pattern: Pattern
    let callSite: CallSite
    let codec: any LinkCoding
  }

  /// Collects the patterns of a table.
  public struct Builder {
    var entries: [Entry] = []
    var faults: [TableError.Fault] = []
  }
}
