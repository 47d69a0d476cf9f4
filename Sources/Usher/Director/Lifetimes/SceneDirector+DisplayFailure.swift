extension SceneDirector {
  /// Closes the window because its host cannot show anything any more; `run()` throws the error.
  ///
  /// Observers receive it as `.failed` first. Where the director has closed, nothing happens. The
  /// host's own error is `underlying` in the one that `run()` throws.
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
