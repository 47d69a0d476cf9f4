struct Edge: Hashable {
  let target: Int32
  let kind: Kind

  enum Kind: UInt8, Sendable {
    case direct
    case optional
    case all
    case lazy
    case provider

    /// `true` if the dependency is made before its dependent.
    var isConstruction: Bool { self != .lazy && self != .provider }
  }
}

extension Sequence<Edge> {
  /// The dependencies to make first.
  var constructed: [Int] { compactMap { $0.kind.isConstruction ? Int($0.target) : nil } }
}
