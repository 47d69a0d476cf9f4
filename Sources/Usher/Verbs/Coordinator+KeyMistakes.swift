// Keys of one kind in the place of the other: the compiler names the verb.

extension Coordinator {
  /// Diagnoses a flow in the place of a screen.
  @available(*, unavailable, message: "a FlowKey is started: 'start(key, as: .push)'")
  public func push(_ key: some FlowKey) { start(key, as: .push) }

  /// Diagnoses a flow in the place of a screen.
  @available(*, unavailable, message: "a FlowKey is started: 'start(key, as: .sheet)'")
  public func present(_ key: some FlowKey, as placement: Placement = .sheet) {
    start(key, as: placement)
  }

  /// Diagnoses a screen in the place of a flow.
  @available(*, unavailable, message: "a ScreenKey is pushed or presented: 'push(key)'")
  public func start(_ key: some ScreenKey, as placement: Placement = .automatic) {
    present(key, as: placement)
  }
}

extension SceneTransition {
  /// Diagnoses a flow in the place of a screen.
  @available(*, unavailable, message: "a FlowKey is started: '.start(key, as: .push)'")
  public static func push(_ key: some FlowKey) -> SceneTransition { start(key, as: .push) }

  /// Diagnoses a flow in the place of a screen.
  @available(*, unavailable, message: "a FlowKey is started: '.start(key, as: .sheet)'")
  public static func present(
    _ key: some FlowKey, as placement: Placement = .sheet
  ) -> SceneTransition { start(key, as: placement) }

  /// Diagnoses a screen in the place of a flow.
  @available(*, unavailable, message: "a ScreenKey is pushed or presented: '.push(key)'")
  public static func start(
    _ key: some ScreenKey, as placement: Placement = .automatic
  ) -> SceneTransition { present(key, as: placement) }
}
