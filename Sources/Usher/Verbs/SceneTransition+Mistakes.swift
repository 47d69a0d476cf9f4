// Coordinators in the place of screens: the compiler names the verb that starts them.

extension SceneTransition {
  /// Diagnoses a coordinator in the place of a screen.
  @available(*, unavailable, message: "start a coordinator: '.start(coordinator, as: .sheet)'")
  public static func present(
    _ coordinator: Coordinator, as placement: Placement = .sheet
  ) -> SceneTransition { start(coordinator, as: placement) }

  /// Diagnoses a coordinator in the place of a screen.
  @available(*, unavailable, message: "start a coordinator: '.start(coordinator, as: .push)'")
  public static func push(_ coordinator: Coordinator) -> SceneTransition {
    start(coordinator, as: .push)
  }

  /// Diagnoses a coordinator in the place of a screen.
  @available(
    *, unavailable, message: "start a coordinator: '.start(coordinator, as: .embedded(slot))'"
  )
  public static func embed(_ coordinator: Coordinator, in slot: String) -> SceneTransition {
    start(coordinator, as: .embedded(slot))
  }
}

extension Coordinator {
  /// Diagnoses a coordinator in the place of a screen.
  @available(
    *, unavailable, message: "start a coordinator: 'start(child: coordinator, as: .sheet)'"
  )
  public func present(_ coordinator: Coordinator, as placement: Placement = .sheet) {
    start(child: coordinator, as: placement)
  }

  /// Diagnoses a coordinator in the place of a screen.
  @available(*, unavailable, message: "start a coordinator: 'start(child: coordinator, as: .push)'")
  public func push(_ coordinator: Coordinator) { start(child: coordinator, as: .push) }
}
