public import Usher

/// Transitions by type: their screens are made in the scope of the requesting coordinator.
///
/// ```swift
/// func transition(to route: SeasonRoute) -> SceneTransition {
///   switch route {
///   case .shows: .push(ShowsScreen.self)
///   case .show(let id): .sequence(.push(ShowsScreen.self), .push(ShowScreen.self, id))
///   }
/// }
/// ```
extension SceneTransition {
  /// Returns a transition that pushes a screen, made by the container.
  public static func push<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, fileID: String = #fileID, line: Int = #line
  ) -> SceneTransition {
    .show(ScreenSource(S.self, repeat each arguments, fileID: fileID, line: line), as: .push)
  }

  /// Returns a transition that presents a screen, made by the container.
  public static func present<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, as placement: Placement = .sheet,
    fileID: String = #fileID, line: Int = #line
  ) -> SceneTransition {
    .show(ScreenSource(S.self, repeat each arguments, fileID: fileID, line: line), as: placement)
  }

  /// Returns a transition that replaces the top of the stack with a screen, made by the container.
  public static func replace<S, each A>(
    with type: S.Type, _ arguments: repeat each A, fileID: String = #fileID, line: Int = #line
  ) -> SceneTransition {
    .replace(with: ScreenSource(S.self, repeat each arguments, fileID: fileID, line: line))
  }

  /// Returns a transition that embeds a screen, made by the container, in a slot.
  public static func embed<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, in slot: String, fileID: String = #fileID,
    line: Int = #line
  ) -> SceneTransition {
    .show(
      ScreenSource(S.self, repeat each arguments, fileID: fileID, line: line), as: .embedded(slot))
  }

  /// Returns a transition that starts a coordinator, made in a child of the container.
  public static func start<C: Coordinator, each A>(
    _ type: C.Type, _ arguments: repeat each A, as placement: Placement = .automatic,
    adding: ((Registrar) -> Void)? = nil
  ) -> SceneTransition {
    let start = Start<C>(arguments: [Argument](repeat each arguments), adding: adding)
    return .start(start.source(), as: placement)
  }
  /// Returns a transition that starts a coordinator with a result, made in a child container.
  public static func start<C: Concluding, each A>(
    _ type: C.Type, _ arguments: repeat each A, as placement: Placement = .automatic,
    ended: @escaping @MainActor (Outcome<C.Output>) -> Void
  ) -> SceneTransition {
    let start = Start<C>(arguments: [Argument](repeat each arguments))
    return .start(start.source(), as: placement, ended: ended)
  }
}
