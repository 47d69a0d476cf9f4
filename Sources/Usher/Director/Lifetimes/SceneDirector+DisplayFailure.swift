extension SceneDirector {
  /// Closes the window because its host has lost the display; `run()` throws the error.
  ///
  /// Observers first receive the error as `.failed`. If the director has closed already, nothing
  /// happens. The host's own error is the `underlying` error of the one that `run()` throws.
  public func displayDidFail(_ error: any Error, at callSite: CallSite) {
    guard phase == .running else { return }
    var failure = NavigationError(
      reason: .unreachable, verb: "run", coordinator: root.outlineName,
      detail: "The host has failed: \(error)",
      remedies: ["See the error above for what the host needs, then make a new director."],
      callSite: callSite, underlying: error)
    failure.redacted = NavigationError.Redacted(
      verb: "run", detail: "The host has failed: \(type(of: error))")
    closingError = closingError ?? failure
    emit(.failed(failure))
    close()
  }
}
