/// The identity of a node: the director's seed and a number that is never issued twice.
///
/// It is not derived from a name or an index, so two equal screens are two nodes, and a node keeps
/// its identity when it moves, is saved or is restored.
public struct NodeID: Hashable, Sendable {
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

extension NodeID: CustomStringConvertible {
  /// The number with a sharp: `#12`.
  public var description: String { "#\(number)" }
}
