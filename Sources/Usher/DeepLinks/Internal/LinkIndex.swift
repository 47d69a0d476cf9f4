/// Finds the patterns that a path, or a link, can be of without looking at all of them.
struct LinkIndex: Sendable {
  private var root = Junction()
  /// The patterns without parameters, by their links.
  private var plain: [DeepLink: [Int]] = [:]
  /// The patterns with parameters, by the shapes of links that they have been seen to make.
  private var shaped: [LinkShape: [Int]] = [:]
  /// Which of the carried values do not depend on parameters, for some pattern.
  private var masks: Set<UInt64> = []

  /// A place where paths part.
  private struct Junction: Sendable {
    var literals: [String: Junction] = [:]
    /// Where a parameter leads on; empty or one.
    var parameter: [Junction] = []
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
    let samples = entry.samples().map(CarriedValues.init)
    guard let first = samples.first, let last = samples.last else { return }
    let mask = LinkShape.constants(first, last)
    masks.insert(mask)
    for shape in Set([LinkShape(first, mask), LinkShape(last, mask)]) {
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

  func entries(for path: [String]) -> [Int] { overlapping(path.map(LinkPattern.Part.literal)) }

  /// The patterns whose paths have a path in common with another one, in their order.
  func overlapping(_ path: [LinkPattern.Part]) -> [Int] {
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

  /// The patterns that most likely make a link, in their order.
  func likely(for carried: CarriedValues) -> [Int] {
    let shapes = masks.map { LinkShape(carried, $0) }
    return ((plain[carried.link] ?? []) + shapes.flatMap { shaped[$0] ?? [] }).sorted()
  }
}

/// The shape that most links of one pattern share: the types of their routes, their cases, and the
/// values that do not depend on parameters.
struct LinkShape: Hashable {
  private let types: [ObjectIdentifier]
  private let cases: [String?]
  private let values: [String]
  private let mask: UInt64

  /// Takes the shape of a link; the mask has a bit for each value that belongs to it.
  init(_ carried: CarriedValues, _ mask: UInt64) {
    self.mask = mask
    types = carried.link.routes.map { ObjectIdentifier(type(of: $0.value)) }
    cases = carried.link.routes.map { route in
      let mirror = Mirror(reflecting: route.value)
      return mirror.displayStyle == .enum ? mirror.children.first?.label : nil
    }
    values = carried.values.indices.filter { mask >> UInt64($0) & 1 == 1 }
      .map { "\(carried.values[$0])" }
  }

  /// The values that two links of one pattern have in common.
  static func constants(_ first: CarriedValues, _ second: CarriedValues) -> UInt64 {
    guard first.link != second.link, first.values.count == second.values.count else { return 0 }
    return first.values.indices.reduce(0) { mask, index in
      let isConstant = "\(first.values[index])" == "\(second.values[index])"
      return isConstant ? mask | 1 << UInt64(index) : mask
    }
  }
}
