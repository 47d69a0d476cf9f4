extension SceneDirector {
  /// Makes a director that shows models.
  public convenience init(
    _ model: SceneModel, factory: any ModelFactory, host: any SceneHost,
    options: Options = Options()
  ) {
    self.init(ModelCoordinator(model, factory: factory), host: host, options: options)
  }

  /// Sets the model to show; only scenes that differ are made, moved or removed.
  ///
  /// Siblings are matched by name and key, in order. A scene that stays keeps its identity and its
  /// screen, and receives the new data. Refused if the director was not made with a model.
  @discardableResult
  public func set(
    _ model: SceneModel, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    root.request(
      .plain("set a model") { draft throws(Refusal) in try model.plan(on: &draft) },
      animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// The current model, including everything the user did.
  ///
  /// `nil` if the tree contains anything that was not made from a model.
  public var model: SceneModel? { tree.model }

  /// Returns the model that a user's action would lead to, for an app that applies it itself.
  ///
  /// If a guard denies the action, the app can perform it later by setting this model.
  ///
  /// - Returns: The model; `nil` if the fact does not fit, or the tree contains anything that was
  ///   not made from a model.
  public func model(after fact: Fact) -> SceneModel? {
    trying(request(for: fact)) { $0.tree.model } ?? nil
  }

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
