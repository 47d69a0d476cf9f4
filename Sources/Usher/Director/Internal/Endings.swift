/// Who ends by a draft, and how, in the order in which they were found.
@MainActor struct Endings {
  private(set) var coordinators: [Coordinator] = []
  private var endings: [CoordinatorID: Ending] = [:]

  func contains(_ coordinator: Coordinator) -> Bool { endings[coordinator.id] != nil }

  func ending(of coordinator: Coordinator) -> Ending {
    endings[coordinator.id] ?? .cancelled(.replaced)
  }

  /// Adds a coordinator and all that it started; those that are in already keep their reason.
  mutating func add(
    _ coordinator: Coordinator, _ ending: Ending, children reason: CancellationReason = .parentEnded
  ) {
    guard !contains(coordinator) else { return }
    coordinators.append(coordinator)
    endings[coordinator.id] = ending
    for child in coordinator.children { add(child, .cancelled(reason), children: reason) }
  }

  /// Children before parents, last started first.
  var inOrder: [Coordinator] {
    var order: [Coordinator] = []
    let tops = coordinators.filter { $0.parent.map { !contains($0) } ?? true }
    for top in tops.sorted(by: { $0.id.number > $1.id.number }) { append(top, to: &order) }
    return order
  }

  private func append(_ coordinator: Coordinator, to order: inout [Coordinator]) {
    for child in coordinator.children.reversed() { append(child, to: &order) }
    order.append(coordinator)
  }
}
