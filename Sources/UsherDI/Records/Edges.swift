/// A dependency of one registration on another.
struct Edge: Hashable {
  let target: Int32
  let kind: EdgeKind
}

/// The dependencies of all registrations, in one array.
struct Edges {
  private var starts: [Int32] = [0]
  private var all: [Edge] = []

  /// Adds the dependencies of the next registration.
  mutating func append(_ edges: [Edge]) {
    all.append(contentsOf: edges)
    starts.append(Int32(all.count))
  }

  subscript(_ index: Int) -> ArraySlice<Edge> {
    all[Int(starts[index])..<Int(starts[index + 1])]
  }
}
