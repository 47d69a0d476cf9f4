/// For dependency containers: screens and coordinators made while a transition is prepared.
extension SceneTransition {
  /// Returns one that shows a screen, made in the scope of the requesting coordinator.
  package static func show(_ source: ScreenSource, as placement: Placement) -> SceneTransition {
    SceneTransition(ShowOperation(content: .screen(source), placement: placement))
  }

  /// Returns one that embeds a screen in a slot of another screen; refused if there is none.
  package static func embed(
    _ screen: any Screen, in slot: String, of container: (any Screen)?
  ) -> SceneTransition {
    plain("embed") { draft throws(Refusal) in
      try draft.embed(ScreenSource(screen), in: slot, of: container)
    }
  }

  /// Returns one that replaces the top of the stack with a screen, made in the same scope.
  package static func replace(with source: ScreenSource) -> SceneTransition {
    let (signature, destination) = (source.signature, source.destination)
    return SceneTransition(
      PlainOperation(verb: "replace", signature: signature, destination: destination) {
        draft throws(Refusal) in try draft.replaceTop(with: source)
      })
  }

  /// Returns one that starts a coordinator, made in a child of that scope.
  package static func start(_ source: CoordinatorSource, as placement: Placement) -> SceneTransition
  {
    SceneTransition(ShowOperation(content: .coordinator(source), placement: placement))
  }

  /// Returns one that starts a coordinator with a result.
  package static func start<Output>(
    _ source: CoordinatorSource, as placement: Placement,
    ended: @escaping @MainActor (Outcome<Output>) -> Void
  ) -> SceneTransition {
    var source = source
    source.deliver = { ended(Outcome($0)) }
    return start(source, as: placement)
  }
}

extension Coordinator {
  /// Starts a coordinator with a result that is made while the transition is prepared.
  package func start<Output>(
    _ source: CoordinatorSource, concluding: Output.Type, as placement: Placement,
    from screen: (any Screen)?, animation: TransitionAnimation, callSite: CallSite
  ) -> Flow<Output> {
    let flow = Flow<Output>()
    flow.track(source.type, in: director)
    var source = source
    source.deliver = flow.deliver
    request(
      .start(source, as: placement), from: screen, animation: animation, at: callSite,
      navigation: flow.navigation)
    return flow
  }

  /// Embeds a coordinator in the `build()` that runs.
  ///
  /// - Throws: `NavigationError` if it cannot be made, or no `build()` runs.
  package func startEmbedded(
    _ source: CoordinatorSource, callSite: CallSite
  ) throws -> Coordinator {
    do throws(Refusal) {
      guard case .preparing(let preparation) = phase else {
        throw .impossible(
          "startEmbedded by type belongs in build(), but that of \(outlineName) is not running.",
          "Call it inside build(), or start(…, as: .embedded(slot)) elsewhere.")
      }
      return try preparation.embed(source, in: self)
    } catch {
      throw error.error(verb: "start embedded", coordinator: outlineName, at: callSite)
    }
  }

  /// Returns true if a transition would be admitted now, or would need an agreement first.
  ///
  /// Its screens and flows are made and released again. Nothing else changes, and no
  /// observer is notified.
  package func permits(_ transition: SceneTransition, as cause: SceneChange.Cause = .route) -> Bool
  {
    guard let director, director.phase == .running, !isFinished else { return false }
    let request = Request(
      transition, by: self, cause: cause,
      callSite: CallSite(fileID: "Usher/Coordinator", line: 0))
    defer { request.forgetFollowed() }
    return director.trying(request) { draft in
      do throws(Refusal) {
        _ = try draft.admit()
        return true
      } catch {
        return error.reason == .unconfirmed
      }
    } ?? false
  }
}
