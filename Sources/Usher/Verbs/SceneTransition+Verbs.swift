/// Transitions as values, for routes and for sequences that commit whole or not at all.
extension SceneTransition {
  /// Returns a transition that reads the title and the dismissal of a screen, or of a key's, again.
  public static func update(_ item: any LayoutItem) -> SceneTransition {
    plain("update") { draft throws(Refusal) in try draft.update(item) }
  }

  /// Returns a transition that sets the badge of an item's tab, or else of its screen.
  public static func setBadge(_ badge: String?, on item: any LayoutItem) -> SceneTransition {
    plain("update") { draft throws(Refusal) in try draft.updateTab(of: item) { $0.badge = badge } }
  }

  /// Returns one that removes something, and no layer above it that the coordinator did not start.
  static func removal(
    _ verb: Message, _ body: @escaping @MainActor (inout Draft) throws(Refusal) -> Void
  ) -> SceneTransition {
    plain(verb) { draft throws(Refusal) in try draft.removing(body) }
  }

  /// Returns one that dismisses layers, also those of coordinators that embed its own.
  private static func dismissal(
    _ body: @escaping @MainActor (inout Draft) throws(Refusal) -> Void
  ) -> SceneTransition {
    plain("dismiss") { draft throws(Refusal) in
      try draft.removing(as: draft.requester.outermostEmbedder, body)
    }
  }

  /// Returns a transition that pushes a screen or view, or shows it in the detail column,
  /// `as: .detail`.
  public static func push(
    _ screen: any Showable, as placement: Placement = .push
  ) -> SceneTransition {
    show(ScreenSource(screen), as: placement)
  }

  /// Returns a transition that pops the top of the stack.
  public static func pop() -> SceneTransition {
    removal("pop") { draft throws(Refusal) in try draft.pop() }
  }

  /// Returns a transition that pops everything above a screen of the stack, or a key's.
  public static func pop(to screen: any Showable) -> SceneTransition {
    removal("pop") { draft throws(Refusal) in try draft.pop(to: screen) }
  }

  /// Returns a transition that pops everything above the coordinator's own first screen.
  public static func popToRoot() -> SceneTransition {
    removal("pop") { draft throws(Refusal) in try draft.popToRoot() }
  }

  /// Returns a transition that replaces the top of the stack.
  public static func replace(with screen: any Showable) -> SceneTransition {
    replace(with: ScreenSource(screen))
  }

  /// Returns a transition that replaces the coordinator's own screens, the bottom one first.
  public static func replaceAll(with screens: [any Showable]) -> SceneTransition {
    removal("replace") { draft throws(Refusal) in try draft.set(screens, keepingOthers: true) }
  }

  /// Returns a transition that sets the screens of the stack, from the coordinator's first one up.
  public static func set(_ screens: [any Showable]) -> SceneTransition {
    removal("set") { draft throws(Refusal) in try draft.set(screens) }
  }

  /// Returns a transition that removes a screen or a key's, wherever it is.
  public static func remove(_ screen: any Showable) -> SceneTransition {
    removal("remove") { draft throws(Refusal) in try draft.remove(screen) }
  }

  /// Returns a transition that moves a screen of the stack, or a key's, to the top.
  public static func bringToFront(_ screen: any Showable) -> SceneTransition {
    plain("bring to front") { draft throws(Refusal) in try draft.bringToFront(screen) }
  }

  /// Returns a transition that presents a screen or a view.
  public static func present(
    _ screen: any Showable, as placement: Placement = .sheet
  ) -> SceneTransition {
    show(ScreenSource(screen), as: placement)
  }

  /// Returns a transition that shows an alert.
  ///
  /// The closure receives the answer exactly once each time the transition is performed; `nil` if
  /// there is none.
  public static func alert(
    _ alert: SceneAlert, answer: @escaping @MainActor (SceneAlert.Answer?) -> Void = { _ in }
  ) -> SceneTransition {
    SceneTransition(
      ShowOperation(
        content: .alert(alert, answer: AlertScreen.Completion(answer)), placement: .automatic))
  }

  /// Returns a transition that dismisses the coordinator's topmost modal, or the one that it is in.
  ///
  /// The modal is the coordinator's own, else one of the coordinator whose `build()` embeds it.
  public static func dismiss() -> SceneTransition {
    dismissal { draft throws(Refusal) in try draft.dismiss() }
  }

  /// Returns a transition that dismisses the modal that contains a screen or a key's, and all
  /// above it.
  public static func dismiss(_ screen: any Showable) -> SceneTransition {
    dismissal { draft throws(Refusal) in try draft.dismiss(screen) }
  }

  /// Returns a transition that dismisses every modal.
  public static func dismissAll() -> SceneTransition {
    dismissal { draft throws(Refusal) in try draft.dismissAll() }
  }

  /// Returns a transition that selects a tab, column or page, counted from 0.
  public static func select(_ index: Int) -> SceneTransition {
    plain("select") { draft throws(Refusal) in try draft.select(index) }
  }

  /// Returns a transition that selects every container on the path to an item.
  public static func select(_ item: any LayoutItem) -> SceneTransition {
    plain("select") { draft throws(Refusal) in try draft.select(item) }
  }

  /// Returns a transition that embeds a screen or a view in a slot of the coordinator's own screen.
  public static func embed(_ screen: any Showable, in slot: String) -> SceneTransition {
    show(ScreenSource(screen), as: .embedded(slot))
  }

  /// Returns a transition that removes the content of a slot of the coordinator's own screen.
  public static func unembed(_ slot: String) -> SceneTransition {
    removal("unembed") { draft throws(Refusal) in try draft.unembed(slot) }
  }
}
