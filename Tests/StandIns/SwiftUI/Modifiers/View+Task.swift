extension View {
  /// Runs a task while the view is visible.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: 0, action: action)) }

  /// Runs a task while the view is visible, and restarts it when a value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: value, action: action)) }
}

struct TaskModifier<ID: Equatable> {
  let id: ID
  let action: @Sendable () async -> Void
}

extension TaskModifier: ViewModifier { typealias Body = Never }

extension TaskModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    let running = node.memory as? RunningTask<ID>
    if let running, running.id != id, node.isShown { start(node) }
    node.show([.index(0): content])
  }

  func shownDidChange(_ node: ViewNode) {
    guard node.isShown else { return end(node) }
    node.renderer.afterUpdate { start(node) }
  }

  func listDidChange(_ node: ViewNode) {
    if node.isEmptyList || node.memory == nil { shownDidChange(node) }
  }

  func remove(_ node: ViewNode) { end(node) }

  @MainActor private func start(_ node: ViewNode) {
    end(node)
    guard node.isShown, !node.isEmptyList else { return }
    let action = action
    node.memory = RunningTask(id: id, task: Task { @MainActor in await action() })
  }

  @MainActor private func end(_ node: ViewNode) { (node.memory as? RunningTask<ID>)?.task.cancel() }
}

private final class RunningTask<ID> {
  let id: ID
  let task: Task<Void, Never>
  init(id: ID, task: Task<Void, Never>) { (self.id, self.task) = (id, task) }
}
