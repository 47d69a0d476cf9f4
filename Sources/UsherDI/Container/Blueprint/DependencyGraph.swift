/// The edges between registrations, read once; children with equal additions share it.
@MainActor final class DependencyGraph {
  var edges = Edges()
  /// The length of the longest chain below each of its own registrations, itself included.
  var depths: [Int32] = []
  /// The edges of the parent's registrations, seen from here.
  var relinked: [Int: [Edge]] = [:]
  /// For each of the parent's registrations, `true` if it must be linked again.
  var affected: [Int: Bool] = [:]
}
