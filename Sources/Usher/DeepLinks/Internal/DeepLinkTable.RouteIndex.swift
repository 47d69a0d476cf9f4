extension DeepLinkTable {
  /// Finds the patterns that can print a link, by the types of its routes.
  ///
  /// All links of a pattern have routes of the same types, unless its samples show otherwise. A
  /// pattern with its own closure for the values may have any types, and is tried for every link.
  struct RouteIndex: Sendable {
    private var families: [[ObjectIdentifier]: Family] = [:]
    private var untyped: [Int] = []

    mutating func add(_ entry: DeepLinkTable.Entry, at index: Int) {
      let samples = entry.codec.samples
      let types = Set(samples.map(\.types))
      if let only = types.first, types.count == 1, !entry.codec.isExplicit {
        families[only, default: Family()].entries.append(index)
      } else {
        untyped.append(index)
      }
      if entry.pattern.names.isEmpty, let link = samples.first {
        families[link.types, default: Family()].plain[link, default: []].append(index)
      } else {
        addShapes(of: samples.prefix(2).map(CarriedValues.init), at: index)
      }
    }

    private mutating func addShapes(of samples: [CarriedValues], at index: Int) {
      guard let first = samples.first, let last = samples.last else { return }
      let mask = LinkShape.constants(first, last)
      for sample in samples {
        families[sample.link.types, default: Family()].add(LinkShape(sample, mask), mask, index)
      }
    }

    /// The patterns that most likely print a link, in their order.
    func likely(for carried: CarriedValues) -> [Int] {
      families[carried.link.types]?.likely(for: carried) ?? []
    }

    /// All patterns that can print a link, in their order.
    func entries(for link: DeepLink) -> [Int] {
      guard let family = families[link.types] else { return untyped }
      return (family.entries + untyped).sorted()
    }
  }
}

/// The patterns whose sample links have routes of the same types.
private struct Family: Sendable {
  /// The patterns that make no other links.
  var entries: [Int] = []
  /// The patterns without parameters, by their links.
  var plain: [DeepLink: [Int]] = [:]
  /// The patterns with parameters, by the shapes of their sample links.
  private var shaped: [DeepLinkTable.LinkShape: [Int]] = [:]
  /// Masks of the carried values that do not depend on parameters, for some pattern.
  private var masks: Set<UInt64> = []

  mutating func add(_ shape: DeepLinkTable.LinkShape, _ mask: UInt64, _ index: Int) {
    masks.insert(mask)
    if shaped[shape]?.last != index { shaped[shape, default: []].append(index) }
  }

  func likely(for carried: DeepLinkTable.CarriedValues) -> [Int] {
    let shapes = masks.flatMap { shaped[DeepLinkTable.LinkShape(carried, $0)] ?? [] }
    return ((plain[carried.link] ?? []) + shapes).sorted()
  }
}
