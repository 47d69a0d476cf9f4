/// Finds the patterns that a path, or a link, can be of without looking at all of them.
struct LinkIndex: Sendable {
  private var root = Junction()
  /// The patterns without parameters, by their links.
  private var plain: [DeepLink: [Int]] = [:]
  /// The patterns with parameters, by the shapes of links that they have been seen to make.
  private var shaped: [LinkShape: [Int]] = [:]

  /// A place where paths part.
  private struct Junction: Sendable {
    var literals: [String: Junction] = [:]
    /// Where a parameter leads on; empty or one.
    var parameter: [Junction] = []
    /// The patterns that end here.
    var entries: [Int] = []
  }

  mutating func addPath(of entry: DeepLinkTable.Entry, at index: Int) {
    add(entry.pattern.segments[...], index, to: &root)
  }

  mutating func add(_ entry: DeepLinkTable.Entry, at index: Int) {
    addPath(of: entry, at: index)
    guard !entry.pattern.names.isEmpty else {
      if let link = entry.make([]) { plain[link, default: []].append(index) }
      return
    }
    for shape in Set(entry.samples().map(LinkShape.init)) {
      shaped[shape, default: []].append(index)
    }
  }

  private func add(
    _ segments: ArraySlice<LinkPattern.Part>, _ index: Int, to junction: inout Junction
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

  /// The patterns whose paths match, in their order.
  func entries(for path: [String]) -> [Int] {
    var open = [root]
    for text in path {
      open = open.flatMap { junction in
        (junction.literals[text].map { [$0] } ?? []) + junction.parameter
      }
    }
    return open.flatMap(\.entries).sorted()
  }

  /// The patterns whose paths have a path in common with a pattern, in their order.
  func overlapping(_ pattern: LinkPattern) -> [Int] {
    var open = [root]
    for part in pattern.segments {
      open = open.flatMap { junction in
        switch part {
        case .literal(let text): (junction.literals[text].map { [$0] } ?? []) + junction.parameter
        case .parameter: Array(junction.literals.values) + junction.parameter
        }
      }
    }
    return open.flatMap(\.entries).sorted()
  }

  /// The patterns that most likely make a link, in their order.
  func likely(for link: DeepLink) -> [Int] {
    ((plain[link] ?? []) + (shaped[LinkShape(link)] ?? [])).sorted()
  }
}

/// What links of one pattern mostly have in common: the types of their routes, and their cases.
struct LinkShape: Hashable {
  private let types: [ObjectIdentifier]
  private let cases: [String?]

  init(_ link: DeepLink) {
    types = link.routes.map { ObjectIdentifier(type(of: $0.value)) }
    cases = link.routes.map { route in
      let mirror = Mirror(reflecting: route.value)
      return mirror.displayStyle == .enum ? mirror.children.first?.label : nil
    }
  }
}
