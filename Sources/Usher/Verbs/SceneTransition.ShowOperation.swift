extension SceneTransition {
  /// Shows something new: a screen, the layout of a coordinator, or an alert.
  struct ShowOperation: SceneOperation {
    let content: Content
    let placement: Placement

    enum Content {
      case screen(ScreenSource)
      case coordinator(CoordinatorSource)
      case alert(SceneAlert, answer: AlertScreen.Completion)

      @MainActor var key: (any LayoutItem)? {
        switch self {
        case .screen(let source): source.key
        case .coordinator(let source): source.key
        case .alert: nil
        }
      }
    }

    var verb: Message {
      switch (content, placement) {
      case (.coordinator(let source), _): "start \(OutlineName.of(source.type))"
      case (.alert, _): "alert"
      case (.screen, .push), (.screen, .detail): "push"
      case (.screen, .embedded): "embed"
      case (.screen, _): "present"
      }
    }

    var target: String {
      guard case .coordinator(let source) = content else { return verb.text }
      return OutlineName.of(source.type)
    }

    var signature: AnyHashable? {
      switch content {
      case .screen(let source): source.signature
      case .coordinator(let source): source.signature
      case .alert(let alert, _): AnyHashable(alert)
      }
    }

    var destination: AnyHashable? {
      switch content {
      case .screen(let source): source.destination
      case .coordinator(let source): source.signature ?? AnyHashable(ObjectIdentifier(source.type))
      case .alert: signature
      }
    }

    func performance() -> any SceneOperation {
      guard case .alert(let alert, let answer) = content else { return self }
      return ShowOperation(
        content: .alert(alert, answer: answer.performance()), placement: placement)
    }

    func plan(on draft: inout Draft) throws(Refusal) {
      let preparation = draft.preparation
      let known = preparation.coordinators.count
      let number = draft.director.identityGenerator.next
      let node = try draft.marked(draft.node(for: content), by: content.key, since: number)
      if case .alert(let alert, _) = content { return try draft.present(node, .alert(alert)) }
      let isChosen = placement == .automatic
      let chosen = try isChosen ? ChosenPlace.place(after: known, in: draft) : nil
      if let chosen { try chosen.place(node, on: &draft) } else { try draft.place(node, placement) }
      try draft.performInitialRoutes(after: known)
      guard case .coordinator(let source) = content else { return }
      let coordinator = preparation.coordinators[known]
      preparation.recordStarts(of: coordinator, after: known, since: number)
      for route in source.routes { try draft.perform(route, by: coordinator) }
    }

    func cancel(_ error: NavigationError) {
      switch content {
      case .screen: break
      case .coordinator(let source): source.deliver?(.cancelled(.refused(error)))
      case .alert(_, let answer): answer.resolve(nil)
      }
    }

    func forget() { if case .alert(_, let answer) = content { answer.forget() } }
  }
}
