/// The coordinators that a draft ends, and their endings, in the order found.
@MainActor struct EndingFlows {
  private(set) var coordinators: [Coordinator] = []
  private var endings: [CoordinatorID: (coordinator: Coordinator, ending: FlowEnding)] = [:]

  func contains(_ coordinator: Coordinator) -> Bool { endings[coordinator.id] != nil }

  func coordinator(_ id: CoordinatorID) -> Coordinator? { endings[id]?.coordinator }

  func ending(of coordinator: Coordinator) -> FlowEnding {
    endings[coordinator.id]?.ending ?? .cancelled(.replaced)
  }

  /// Adds a coordinator and its descendants; those added before keep their reason.
  mutating func add(
    _ coordinator: Coordinator, _ ending: FlowEnding,
    children reason: CancellationReason = .parentEnded
  ) {
    var ending = ending
    var next = [coordinator]
    while let coordinator = next.popLast() {
      guard !contains(coordinator) else { continue }
      coordinators.append(coordinator)
      endings[coordinator.id] = (coordinator, ending)
      ending = .cancelled(reason)
      next += coordinator.children.reversed()
    }
  }

  /// Children before parents, last started first.
  var inOrder: [Coordinator] {
    guard !coordinators.isEmpty else { return [] }
    let tops = coordinators.filter { $0.parent.map { !contains($0) } ?? true }
    return tops.sorted { $0.id.number < $1.id.number }.flatMap(\.selfAndDescendants).reversed()
  }
}
