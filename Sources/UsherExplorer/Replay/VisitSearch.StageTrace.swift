import UsherTesting

extension VisitSearch {
  /// The trace of a stage since it was made, with the values of the app and without.
  ///
  /// A journal may have either, and agrees with one of them.
  @MainActor struct StageTrace {
    private(set) var traces = [RecordedVisit.Trace(), RecordedVisit.Trace()]

    init(_ stage: TestStage) {
      var tree = SceneTree()
      for event in stage.log {
        if case .admitted(let change) = event { tree = (try? tree.applying(change)) ?? tree }
        for (index, keepsValues) in [true, false].enumerated() {
          guard let event = Journal.Event(event, making: tree, keepingValues: keepsValues) else {
            continue
          }
          traces[index].add(event, leadingTo: keepsValues ? tree : tree.withoutValues)
        }
      }
    }

    var counts: [Int] { traces.map(\.marks.count) }
  }
}
