extension DeepLinkTable {
  /// The shape that most links of a pattern share: their routes' cases, and constant values.
  struct LinkShape: Hashable {
    private let cases: [String?]
    private let values: [String]
    private let mask: UInt64

    /// Makes the shape of a link; the mask has a bit for each value that belongs to it.
    init(_ carried: CarriedValues, _ mask: UInt64) {
      self.mask = mask
      cases = carried.link.routes.map { route in
        let mirror = Mirror(reflecting: route.value)
        return mirror.displayStyle == .enum ? mirror.children.first?.label : nil
      }
      values = carried.values.indices.filter { mask >> UInt64($0) & 1 == 1 }
        .map { "\(carried.values[$0])" }
    }

    /// Returns a mask of the values that two links of one pattern have in common.
    static func constants(_ first: CarriedValues, _ second: CarriedValues) -> UInt64 {
      guard first.link != second.link, first.values.count == second.values.count else { return 0 }
      return first.values.indices.reduce(0) { mask, index in
        let isConstant = "\(first.values[index])" == "\(second.values[index])"
        return isConstant ? mask | 1 << UInt64(index) : mask
      }
    }
  }
}
