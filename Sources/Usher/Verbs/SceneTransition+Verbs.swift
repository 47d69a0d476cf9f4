/// Transitions as values, for routes and for sequences that commit whole or not at all.
extension SceneTransition {
  /// Nothing; it completes at once.
  public static var none: SceneTransition { sequence([]) }

  /// Returns one that does several in order, whole or not at all.
  public static func sequence(_ transitions: SceneTransition...) -> SceneTransition {
    sequence(transitions)
  }

  /// Returns one that does several in order, whole or not at all.
  ///
  /// A sequence in a sequence is one sequence, however deep they are nested.
  public static func sequence(_ transitions: [SceneTransition]) -> SceneTransition {
    SceneTransition(SequenceOperation(steps: transitions.flatMap(\.steps)))
  }

  /// Its steps in order; a sequence hands its animation on.
  private var steps: [SceneTransition] {
    guard let steps = (operation as? SequenceOperation)?.steps else { return [self] }
    guard animation != .default else { return steps }
    return steps.map { $0.animation == .default ? $0.animated(animation) : $0 }
  }

  /// Returns one that reads the title and the dismissal of a screen again.
  public static func update(_ screen: any Screen) -> SceneTransition {
    plain("update") { draft throws(Refusal) in try draft.update(screen, .none) }
  }

  /// Returns one that sets the badge of a screen, or of the tab that it fills.
  public static func setBadge(_ badge: String?, on screen: any Screen) -> SceneTransition {
    plain("update") { draft throws(Refusal) in try draft.update(screen, .some(badge)) }
  }

  /// Returns one that removes something, and no layer above it that the coordinator did not start.
  static func removal(
    _ verb: Message, _ body: @escaping @MainActor (inout Draft) throws(Refusal) -> Void
  ) -> SceneTransition {
    plain(verb) { draft throws(Refusal) in
      let layers = draft.tree.modals
      try body(&draft)
      guard layers.count > draft.tree.modals.count else { return }
      let rest = Set(draft.tree.modals.map(\.id))
      try draft.requireStarted(layers.filter { !rest.contains($0.id) }.map(\.node))
    }
  }

  /// Returns one that pushes a screen onto the stack that the coordinator stands in.
  public static func push(_ screen: any Screen) -> SceneTransition {
    show(ScreenSource(screen), as: .push)
  }

  /// Returns one that pops the top of the stack.
  public static func pop() -> SceneTransition {
    removal("pop") { draft throws(Refusal) in try draft.pop() }
  }

  /// Returns one that pops whatever is above a screen of the stack.
  public static func pop(to screen: any Screen) -> SceneTransition {
    removal("pop") { draft throws(Refusal) in try draft.pop(to: screen) }
  }

  /// Returns one that pops whatever is above the first screen of the stack.
  public static func popToRoot() -> SceneTransition {
    removal("pop") { draft throws(Refusal) in try draft.popToRoot() }
  }

  /// Returns one that replaces the top of the stack.
  public static func replace(with screen: any Screen) -> SceneTransition {
    replace(with: ScreenSource(screen))
  }

  /// Returns one that replaces the coordinator's own screens in the stack, the bottom one first.
  public static func replaceAll(with screens: [any Screen]) -> SceneTransition {
    removal("replace") { draft throws(Refusal) in try draft.replaceAll(with: screens) }
  }

  /// Returns one that sets what stands in the stack, from the coordinator's first screen up.
  public static func set(_ screens: [any Screen]) -> SceneTransition {
    removal("set") { draft throws(Refusal) in try draft.set(screens) }
  }

  /// Returns one that removes a screen wherever it stands.
  public static func remove(_ screen: any Screen) -> SceneTransition {
    removal("remove") { draft throws(Refusal) in try draft.remove(screen) }
  }

  /// Returns one that brings a screen of the stack to its top.
  public static func bringToFront(_ screen: any Screen) -> SceneTransition {
    plain("bring to front") { draft throws(Refusal) in try draft.bringToFront(screen) }
  }

  /// Returns one that presents a screen.
  public static func present(
    _ screen: any Screen, as placement: Placement = .sheet
  ) -> SceneTransition {
    show(ScreenSource(screen), as: placement)
  }

  /// Returns one that shows an alert.
  ///
  /// The closure receives the answer exactly once each time that the transition is performed; `nil`
  /// where there is none.
  public static func alert(
    _ alert: SceneAlert, answer: @escaping @MainActor (SceneAlert.Answer?) -> Void = { _ in }
  ) -> SceneTransition {
    SceneTransition(
      ShowOperation(content: .alert(alert, answer: AlertCompletion(answer)), placement: .automatic))
  }

  /// Returns one that dismisses what the coordinator presented, or the layer it stands in.
  public static func dismiss() -> SceneTransition {
    removal("dismiss") { draft throws(Refusal) in try draft.dismiss() }
  }

  /// Returns one that dismisses the layer that a screen stands in, and all above it.
  public static func dismiss(_ screen: any Screen) -> SceneTransition {
    removal("dismiss") { draft throws(Refusal) in try draft.dismiss(screen) }
  }

  /// Returns one that dismisses every layer.
  public static func dismissAll() -> SceneTransition {
    removal("dismiss") { draft throws(Refusal) in try draft.dismissAll() }
  }

  /// Returns one that selects a tab, column or page, counted from 0.
  public static func select(_ index: Int) -> SceneTransition {
    plain("select") { draft throws(Refusal) in try draft.select(.index(index)) }
  }

  /// Returns one that selects whatever must be selected for something to show.
  public static func select(_ item: any LayoutItem) -> SceneTransition {
    plain("select") { draft throws(Refusal) in try draft.select(.item(item)) }
  }

  /// Returns one that embeds a screen in a slot of the coordinator's own screen.
  public static func embed(_ screen: any Screen, in slot: String) -> SceneTransition {
    show(ScreenSource(screen), as: .embedded(slot))
  }

  /// Returns one that removes what a slot of the coordinator's own screen holds.
  public static func unembed(_ slot: String) -> SceneTransition {
    plain("unembed") { draft throws(Refusal) in try draft.unembed(slot) }
  }
}
