/// The identity of a coordinator, issued from the same counter as the identities of nodes.
///
/// Nodes refer to their owner by it, so a tree stays a pure value.
public struct CoordinatorID: Hashable, Sendable {
  /// The seed of the director that issued it.
  public let seed: UInt64
  /// The number within that director, counted from 1.
  public let number: UInt64

  /// Makes an identity from its parts; outside of this package, only a director issues one.
  package init(seed: UInt64, number: UInt64) {
    self.seed = seed
    self.number = number
  }

  /// Feeds only the number to the hasher; the seed rarely differs within one tree.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension CoordinatorID: CustomStringConvertible {
  /// The number with an at sign: `@3`.
  public var description: String { "@\(number)" }
}
