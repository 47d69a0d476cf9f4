extension SceneDirector {
  /// Proposes tabs that the user selects to the app, as models, in place of selecting them.
  ///
  /// ```swift
  /// director.proposeTabs { director, model in director.set(model) }
  /// ```
  ///
  /// The closure receives the model with the other tab selected; the tab changes once the app sets
  /// that model. Tabs in a tree that contains anything not made from a model change by themselves.
  /// It adds a guard, so guards of your own are set before or appended.
  public func proposeTabs(
    to decide: @escaping @MainActor (SceneDirector, SceneModel) -> Void
  ) {
    guards.append(
      Guard("the app selects tabs") {
        $0.selectsTab && $0.tree.model != nil ? .deny("The app selects it.") : .allow
      })
    observe { [weak self] event in
      guard let self, case .fact(.selected(let id)) = event,
        let tabs = tree.path(to: id).dropLast().last, tabs.kind == .tabs, tabs.selected != id,
        let model = model(after: .selected(id))
      else { return }
      decide(self, model)
    }
  }
}

extension Guard.Proposal {
  fileprivate var selectsTab: Bool {
    guard cause == .user else { return false }
    return current.nodes.contains { node in
      node.kind == .tabs && tree.node(node.id).map { $0.selected != node.selected } ?? false
    }
  }
}
