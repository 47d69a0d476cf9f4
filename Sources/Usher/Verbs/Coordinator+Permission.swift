extension Coordinator {
  /// Returns whether one of its routes would be admitted now, or asked about first.
  ///
  /// What the route leads to is made and released again. Nothing else changes, and nobody is notified.
  package func permits(_ route: AnyRoute) -> Bool {
    guard let director, director.phase == .running, !isFinished else { return false }
    let request = Request(
      SceneTransition(RouteOperation(route)), by: self, cause: .route,
      callSite: CallSite(fileID: "Usher/Coordinator", line: 0))
    var draft = Draft(request, in: director)
    defer { draft.preparation.abandon(.ended(outlineName)) }
    do throws(Refusal) {
      try draft.plan()
      _ = try draft.admit()
      return true
    } catch {
      return error.reason == .unconfirmed
    }
  }
}
