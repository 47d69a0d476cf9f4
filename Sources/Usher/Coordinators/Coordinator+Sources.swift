/// The seam for containers: screens and coordinators that are made while a transition is prepared.
extension Coordinator {
  /// Shows a screen that is made while the transition is prepared.
  package func show(
    _ source: ScreenSource, as placement: Placement, from screen: (any Screen)? = nil,
    callSite: CallSite
  ) -> Navigation {
    perform(.show(.screen(source), placement), from: screen, at: callSite)
  }

  /// Starts a coordinator that is made while the transition is prepared.
  package func start(
    _ source: CoordinatorSource, as placement: Placement, callSite: CallSite
  ) -> Navigation {
    perform(.show(.coordinator(source), placement), at: callSite)
  }

  /// Starts a coordinator with a result that is made while the transition is prepared.
  package func start<Output>(
    _ source: CoordinatorSource, concluding: Output.Type, as placement: Placement,
    callSite: CallSite
  ) -> Flow<Output> {
    let flow = Flow<Output>()
    flow.track(source.type, in: director)
    var source = source
    source.deliver = flow.deliver
    perform(
      .show(.coordinator(source), placement), at: callSite, navigation: flow.navigation)
    return flow
  }

  /// Embeds a coordinator in the `build()` that runs.
  ///
  /// - Throws: What keeps it from being made, or that no `build()` runs.
  package func startEmbedded(
    _ source: CoordinatorSource, callSite: CallSite
  ) throws -> Coordinator {
    guard case .preparing(let preparation) = phase else {
      throw Obstacle.impossible(
        "startEmbedded by type belongs in build(), and that of \(outlineName) does not run.",
        "Call it inside build(), or start(…, as: .embedded(slot)) elsewhere."
      ).error(verb: "start embedded", coordinator: outlineName, at: callSite)
    }
    do throws(Obstacle) {
      return try preparation.embed(source, in: self)
    } catch {
      throw error.error(verb: "start embedded", coordinator: outlineName, at: callSite)
    }
  }
}
