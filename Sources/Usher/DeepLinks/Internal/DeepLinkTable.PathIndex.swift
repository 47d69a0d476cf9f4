extension DeepLinkTable {
  /// Finds the patterns that may match a path without trying all of them.
  struct PathIndex: Sendable {
    private var root = Junction()

    /// A branching point of the trie.
    private struct Junction: Sendable {
      var literals: [String: Junction] = [:]
      /// The branch for a parameter: one element or none, since a struct cannot contain itself.
      var parameter: [Junction] = []
      var entries: [Int] = []
    }

    mutating func add(_ entry: DeepLinkTable.Entry, at index: Int) {
      Self.add(entry.pattern.segments[...], index, to: &root)
    }

    private static func add(
      _ segments: ArraySlice<Pattern.Part>, _ index: Int, to junction: inout Junction
    ) {
      guard let first = segments.first else { return junction.entries.append(index) }
      switch first {
      case .literal(let text):
        add(segments.dropFirst(), index, to: &junction.literals[text, default: Junction()])
      case .parameter:
        if junction.parameter.isEmpty { junction.parameter = [Junction()] }
        add(segments.dropFirst(), index, to: &junction.parameter[0])
      }
    }

    func entries(for path: [String]) -> [Int] { overlapping(path.map(Pattern.Part.literal)) }

    /// Returns the patterns that share a matching path with another one, in order.
    func overlapping(_ path: [Pattern.Part]) -> [Int] {
      var open = [root]
      for part in path {
        open = open.flatMap { junction in
          switch part {
          case .literal(let text): (junction.literals[text].map { [$0] } ?? []) + junction.parameter
          case .parameter: Array(junction.literals.values) + junction.parameter
          }
        }
      }
      return open.flatMap(\.entries).sorted()
    }
  }
}
