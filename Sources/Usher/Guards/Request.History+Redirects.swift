extension Request.History {
  private static let limit = 16

  /// Records a guard's redirect; a circle is refused with the names of its places.
  @MainActor mutating func record(
    _ redirection: GuardRedirection, from transition: SceneTransition
  ) throws(Refusal) {
    if isResumed, case .detour = redirection.kind, guards.contains(redirection.key) {
      throw .denied(
        "it still requires \(redirection.target), which has finished.", by: redirection.name)
    }
    let operation = transition.operation
    if places.isEmpty { places.append((operation.target, operation.route)) }
    let isBack = redirection.route.map { route in places.contains { $0.route == route } } ?? false
    let names = places.map(\.name) + [redirection.target]
    guard !isBack, !guards.contains(redirection.key) else {
      throw .loop("The guards redirect in a circle", names)
    }
    guard guards.count < Self.limit else {
      throw .loop("The guards redirect more than \(Self.limit) times", names)
    }
    guards.append(redirection.key)
    places.append((redirection.target, redirection.route))
  }
}
