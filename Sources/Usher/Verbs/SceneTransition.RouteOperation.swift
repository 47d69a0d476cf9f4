extension SceneTransition {
  struct RouteOperation: SceneOperation {
    let performer: Performer
    let anyRoute: AnyRoute

    /// The coordinator that performs the route.
    enum Performer {
      /// The coordinator that makes the request.
      case requester
      /// The nearest ancestor with routes of that type.
      case parent
      /// The nearest one to the requester, or else to the active screen.
      case nearest
      /// The nearest one to the screen that the steps before it lead to.
      case leading
      /// The one that a router finds.
      case found(name: String, @MainActor () -> Coordinator?)
    }

    init(_ route: AnyRoute, by performer: Performer = .requester) {
      anyRoute = route
      self.performer = performer
    }

    var verb: Message { "trigger \(anyRoute)" }
    var target: String { "\(anyRoute)" }
    var route: AnyRoute? { anyRoute }
    var signature: AnyHashable? {
      guard case .requester = performer else { return nil }
      return AnyHashable(anyRoute)
    }

    func plan(on draft: inout Draft) throws(Refusal) {
      switch performer {
      case .requester: try draft.follow(anyRoute, by: draft.requester)
      case .parent: try leadByParent(on: &draft)
      case .nearest:
        try follow(by: draft.performer(of: anyRoute, from: draft.requester), on: &draft)
      case .leading: try follow(by: nil, on: &draft)
      case .found(let name, let find): try follow(by: find(), named: name, on: &draft)
      }
    }

    /// Follows the route by a coordinator, or else by one near the active screen, or by any other.
    private func follow(by near: Coordinator?, on draft: inout Draft) throws(Refusal) {
      let active = draft.tree.active.flatMap { draft.coordinator($0.owner) }
      let performer = near ?? draft.performer(of: anyRoute, from: active)
      guard let performer = performer ?? draft.outermost(accepting: anyRoute) else {
        throw .unrouted(anyRoute, "no coordinator has routes of that type")
      }
      try draft.follow(anyRoute, by: performer)
    }

    /// Follows the route by a coordinator that runs in this window, or starts with this draft.
    private func follow(
      by coordinator: Coordinator?, named name: String, on draft: inout Draft
    ) throws(Refusal) {
      guard let coordinator, !coordinator.isFinished else { throw .ended(name) }
      guard let window = coordinator.director else { throw .unstarted(name) }
      guard window === draft.director else {
        throw .impossible(
          "\(name) is in another window.", "Trigger the route on its own router instead.")
      }
      guard draft.coordinator(coordinator.id) === coordinator else { throw .unstarted(name) }
      guard isStanding(coordinator, in: draft) else { throw .ended(name) }
      try draft.follow(anyRoute, by: coordinator)
    }

    /// Returns true if the draft leaves a coordinator any node.
    private func isStanding(_ coordinator: Coordinator, in draft: Draft) -> Bool {
      if coordinator === draft.director.root || coordinator.isBeingPrepared { return true }
      let family = Set(draft.selfAndEmbedded(of: coordinator).map(\.id))
      return draft.tree.nodes.contains { family.contains($0.owner) }
    }

    private func leadByParent(on draft: inout Draft) throws(Refusal) {
      let requester = draft.requester
      guard let parent = draft.performer(of: anyRoute, from: requester.parent) else {
        throw .unrouted(
          anyRoute, "no coordinator above \(requester.outlineName) has routes of that type")
      }
      try draft.follow(anyRoute, by: parent)
    }
  }
}
