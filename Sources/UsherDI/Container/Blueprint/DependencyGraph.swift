/// What depends on what in a container, read once; children with equal additions share it.
@MainActor final class DependencyGraph {
  var edges = Edges()
  /// The length of the longest chain below each of its own registrations, itself included.
  var depths: [Int32] = []
  /// What the parent's registrations depend on, seen from here.
  var relinked: [Int: [Edge]] = [:]
  /// Which of the parent's registrations have to be linked anew.
  var affected: [Int: Bool] = [:]
}
