extension Guard {
  /// The decision of a guard.
  public enum Verdict {
    /// The change may happen.
    case allow
    /// The change is refused, with a reason for the caller.
    case deny(String)
    /// The calling coordinator, or the root coordinator, performs another transition instead.
    case redirect(SceneTransition)
    /// A flow runs first.
    case detour(Detour)
  }

  /// A flow that must finish before the request is repeated.
  @MainActor public struct Detour {
    let source: CoordinatorSource
    let placement: Placement

    /// Makes a detour through a coordinator that is made when it starts.
    package init(_ source: CoordinatorSource, as placement: Placement) {
      self.source = source
      self.placement = placement
    }
  }
}

extension Guard.Verdict {
  /// Returns a verdict that follows a route instead.
  ///
  /// The nearest coordinator with routes of its type follows it.
  @MainActor public static func redirect(to route: some Route) -> Guard.Verdict {
    .redirect(SceneTransition(SceneTransition.RouteOperation(AnyRoute(route), by: .nearest)))
  }

  /// Returns a verdict that runs a flow first.
  ///
  /// When the flow finishes, the request is repeated once; if the flow is cancelled, the request is
  /// dropped. A coordinator with a result must finish with one.
  ///
  /// In an empty window the flow becomes the root, regardless of its placement.
  @MainActor public static func detour(
    through coordinator: Coordinator, as placement: Placement = .sheet
  ) -> Guard.Verdict {
    .detour(Guard.Detour(CoordinatorSource(coordinator), as: placement))
  }

  /// Returns a verdict that first runs the flow of a key, made in the requesting coordinator's
  /// scope.
  @MainActor public static func detour(
    through key: some FlowKey, as placement: Placement = .sheet
  ) -> Guard.Verdict {
    .detour(Guard.Detour(CoordinatorSource(key), as: placement))
  }
}
