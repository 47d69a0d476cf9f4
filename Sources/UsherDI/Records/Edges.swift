/// The kind of a dependency.
enum EdgeKind: UInt8, Sendable {
  case direct
  case optional
  case all
  case lazy
  case provider

  /// `true` if the dependency is made before its dependent.
  var isConstruction: Bool { self != .lazy && self != .provider }
}

struct Edge: Hashable {
  let target: Int32
  let kind: EdgeKind
}

/// The dependencies of all registrations, in one array.
struct Edges {
  private var starts: [Int32] = [0]
  /// All dependencies; new ones belong to the next registration.
  var all: [Edge] = []

  /// Ends the dependencies of one registration.
  mutating func endRegistration() { starts.append(Int32(all.count)) }

  func isEmpty(at index: Int) -> Bool { starts[index] == starts[index + 1] }

  /// The registrations that depend on something, if the first one has the slot `base`.
  func sources(from base: Int) -> [Int] {
    starts.indices.dropLast().filter { !isEmpty(at: $0) }.map { base + $0 }
  }

  subscript(_ index: Int) -> ArraySlice<Edge> {
    all[Int(starts[index])..<Int(starts[index + 1])]
  }
}

extension Sequence<Edge> {
  /// The dependencies to make first.
  var constructed: [Int] { compactMap { $0.kind.isConstruction ? Int($0.target) : nil } }
}
