public import UsherDI

extension SceneAlert {
  /// Returns what is told where a link cannot be followed.
  public static func notFound(_ error: NavigationError) -> SceneAlert {
    let reason = error.underlying.map { "\($0)" } ?? error.detail
    return SceneAlert("That link leads nowhere", message: reason)
  }
}
