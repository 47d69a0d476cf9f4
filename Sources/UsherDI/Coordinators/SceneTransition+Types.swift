public import Usher

/// Transitions by type: what they show is made in the scope of the coordinator that asks.
///
/// ```swift
/// func transition(to route: SeasonRoute) -> Transition {
///   switch route {
///   case .shows: .push(ShowsScreen.self)
///   case .show(let id): .sequence(.push(ShowsScreen.self), .push(ShowScreen.self, id))
///   }
/// }
/// ```
extension SceneTransition {
  /// Returns one that pushes a screen that a container makes.
  ///
  /// - Parameters:
  ///   - type: The screen's type, or a protocol's that it is registered as.
  ///   - arguments: What its registration takes from its caller, for this one screen.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The transition.
  public static func push<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, fileID: String = #fileID,
    line: Int = #line
  ) -> SceneTransition {
    .show(
      ScreenSource(
        S.self, [Argument](repeat each arguments), CallSite(fileID: fileID, line: line)), as: .push)
  }

  /// Returns one that presents a screen that a container makes.
  ///
  /// - Parameters:
  ///   - type: The screen's type, or a protocol's that it is registered as.
  ///   - arguments: What its registration takes from its caller, for this one screen.
  ///   - placement: How: as a sheet unless told otherwise.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The transition.
  public static func present<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, as placement: Placement = .sheet,
    fileID: String = #fileID,
    line: Int = #line
  ) -> SceneTransition {
    .show(
      ScreenSource(
        S.self, [Argument](repeat each arguments), CallSite(fileID: fileID, line: line)),
      as: placement)
  }

  /// Returns one that replaces the top of the stack with a screen that a container makes.
  ///
  /// - Parameters:
  ///   - type: The screen's type, or a protocol's that it is registered as.
  ///   - arguments: What its registration takes from its caller, for this one screen.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The transition.
  public static func replace<S, each A>(
    with type: S.Type, _ arguments: repeat each A, fileID: String = #fileID,
    line: Int = #line
  ) -> SceneTransition {
    .replace(
      with: ScreenSource(
        S.self, [Argument](repeat each arguments), CallSite(fileID: fileID, line: line)))
  }

  /// Returns one that embeds a screen that a container makes in a slot of the coordinator's own.
  ///
  /// - Parameters:
  ///   - type: The screen's type, or a protocol's that it is registered as.
  ///   - arguments: What its registration takes from its caller, for this one screen.
  ///   - slot: The name of the slot.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The transition.
  public static func embed<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, in slot: String, fileID: String = #fileID,
    line: Int = #line
  ) -> SceneTransition {
    .show(
      ScreenSource(
        S.self, [Argument](repeat each arguments), CallSite(fileID: fileID, line: line)),
      as: .embedded(slot))
  }

  /// Returns one that starts a coordinator that a container makes, in a child of its own.
  ///
  /// - Parameters:
  ///   - type: The coordinator's type.
  ///   - arguments: What its registration takes, and what all that is made in its scope may ask for.
  ///   - placement: Where it is shown.
  ///   - adding: Registers what only this start has; it is checked first.
  /// - Returns: The transition.
  public static func start<C: Coordinator, each A>(
    _ type: C.Type, _ arguments: repeat each A, as placement: Placement = .automatic,
    adding: ((Registrar) -> Void)? = nil
  ) -> SceneTransition {
    let start = Start<C>(arguments: [Argument](repeat each arguments), adding: adding)
    return .start(start.source(), as: placement)
  }
  /// Returns one that starts a coordinator with a result that a container makes.
  ///
  /// - Parameters:
  ///   - type: The coordinator's type.
  ///   - arguments: What its registration takes, and what all that is made in its scope may ask for.
  ///   - placement: Where it is shown.
  ///   - ended: Receives the outcome, exactly once, on every way out.
  /// - Returns: The transition.
  public static func start<C: Concluding, each A>(
    _ type: C.Type, _ arguments: repeat each A, as placement: Placement = .automatic,
    ended: @escaping @MainActor (Outcome<C.Output>) -> Void
  ) -> SceneTransition {
    let start = Start<C>(arguments: [Argument](repeat each arguments))
    return .start(start.source(), as: placement, ended: ended)
  }
}
