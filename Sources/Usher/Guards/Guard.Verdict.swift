extension Guard {
  /// The verdict of a rule.
  public enum Verdict {
    /// It may happen.
    case allow
    /// It may not; the reason is for the caller.
    case deny(String)
    /// Something else happens instead, done by the coordinator that asked, or by the root coordinator.
    case redirect(SceneTransition)
    /// A flow comes first.
    case detour(Detour)
  }

  /// A flow that has to be finished before what was asked for happens.
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
  /// Returns the verdict that a route is followed instead.
  ///
  /// The nearest coordinator that has routes of its type follows it.
  @MainActor public static func redirect(to route: some Route) -> Guard.Verdict {
    .redirect(SceneTransition(RouteOperation(AnyRoute(route), by: .nearest)))
  }

  /// Returns the verdict that a flow comes first.
  ///
  /// When it finishes, what was asked for is asked for again, once; when it is cancelled, that is
  /// dropped. A coordinator with a result has finished when it gives one.
  ///
  /// In an empty window it becomes the root, wherever it is to be placed.
  @MainActor public static func detour(
    through coordinator: Coordinator, as placement: Placement = .sheet
  ) -> Guard.Verdict {
    .detour(Guard.Detour(CoordinatorSource(coordinator), as: placement))
  }
}
