extension DeepLinkTable.Builder {
  /// Adds a pattern without parameters.
  public mutating func add(
    _ pattern: String, _ route: some Route, _ more: any Route..., fileID: String = #fileID,
    line: Int = #line
  ) {
    let link = DeepLink(routes: [AnyRoute(route)] + more.map { AnyRoute($0) })
    add(pattern, fileID: fileID, line: line, to: { link })
  }

  /// Adds a pattern with parameters.
  ///
  /// The closure `link` takes one value for each parameter, in order. The closure `values` returns
  /// them for a given link; it is needed only if the routes do not contain them, or if the types of
  /// the routes depend on them. Its result is checked by making the link from it.
  public mutating func add<each P: DeepLinkParameter>(
    _ pattern: String, fileID: String = #fileID, line: Int = #line,
    to link: @escaping @Sendable (repeat each P) -> DeepLink,
    from values: (@Sendable (DeepLink) -> (repeat each P)?)? = nil
  ) {
    var missable: [Bool] = []
    for type in repeat (each P).self { missable.append(type is any MissableParameter.Type) }
    add(
      pattern, DeepLinkTable.Codec<repeat each P>(make: link, values: values), missable: missable,
      at: CallSite(fileID: fileID, line: line))
  }

  private mutating func add(
    _ text: String, _ codec: any LinkCoding, missable: [Bool], at site: CallSite
  ) {
    do throws(DeepLinkTable.PatternFault) {
      var pattern = try DeepLinkTable.Pattern(text)
      guard pattern.names.count == missable.count else {
        return faults.append(.arity(text, pattern.names.count, missable.count, site))
      }
      pattern.isMissable = missable
      if let name = pattern.missableInPath { return faults.append(.optional(name, text, site)) }
      entries.append(DeepLinkTable.Entry(pattern: pattern, callSite: site, codec: codec))
    } catch {
      faults.append(.fault(error, text, site))
    }
  }

  /// Records a scheme or host that no link can begin with.
  mutating func check(scheme: String, hosts: [String], at site: CallSite) {
    if !DeepLinkTable.Address.isScheme(scheme) { faults.append(.scheme(scheme, site)) }
    for host in hosts where !DeepLinkTable.Address.isHost(host) { faults.append(.host(host, site)) }
  }

  func finish() throws(TableError) -> [DeepLinkTable.Entry] {
    var faults = faults
    var paths = DeepLinkTable.PathIndex()
    for (index, entry) in entries.enumerated() {
      for other in paths.overlapping(entry.pattern.segments).map({ entries[$0] })
      where other.pattern.isAmbiguous(with: entry.pattern) {
        faults.append(.ambiguous(other, entry))
      }
      paths.add(entry, at: index)
    }
    guard faults.isEmpty else { throw TableError(contents: "links", faults: faults) }
    return entries.enumerated().sorted { a, b in
      let (rank, other) = (a.element.pattern.rank, b.element.pattern.rank)
      return rank == other ? a.offset < b.offset : rank > other
    }.map(\.element)
  }
}
