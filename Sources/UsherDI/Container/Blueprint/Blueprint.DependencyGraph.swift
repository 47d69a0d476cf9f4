extension Blueprint {
  /// The edges between registrations, read once; children with equal additions share it.
  @MainActor final class DependencyGraph {
    var edges = Edges()
    /// The length of the longest chain below each of its own registrations, itself included.
    var depths: [Int32] = []
    /// The edges of the parent's registrations, seen from here.
    var relinked: [Int: [Edge]] = [:]
    /// For each of the parent's registrations, `true` if it must be linked again.
    var affected: [Int: Bool] = [:]

    /// The dependencies of all registrations, in one array.
    struct Edges {
      private var starts: [Int32] = [0]
      /// All dependencies; new ones belong to the next registration.
      var all: [Edge] = []

      mutating func endRegistration() { starts.append(Int32(all.count)) }

      func isEmpty(at index: Int) -> Bool { starts[index] == starts[index + 1] }

      subscript(_ index: Int) -> ArraySlice<Edge> {
        all[Int(starts[index])..<Int(starts[index + 1])]
      }
    }
  }
}
