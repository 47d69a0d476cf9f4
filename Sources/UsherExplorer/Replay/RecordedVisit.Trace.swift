import UsherTesting

extension RecordedVisit {
  /// The marks of a visit in order.
  struct Trace {
    private(set) var marks: [Mark] = []
    /// The index of the event behind each mark.
    private(set) var indices: [Int] = []
    /// The numbers of marks after which the app was left for the background.
    private(set) var absences: Set<Int> = []
    private var count = 0
    private var lastTree = SceneTree().likeness()

    mutating func add(_ event: Journal.Event, leadingTo tree: SceneTree) {
      switch event {
      case .began, .admitted:
        let likeness = tree.likeness()
        if likeness != lastTree { add(.tree(likeness)) }
        lastTree = likeness
      case .entered(.background): absences.insert(marks.count)
      // A window's first width belongs to the start of the visit, and is no act of the user.
      case .fact(.resized) where lastTree == SceneTree().likeness(): break
      default: if let mark = Mark(event) { add(mark) }
      }
      count += 1
    }

    private mutating func add(_ mark: Mark) {
      marks.append(mark)
      indices.append(count)
    }
  }
}
