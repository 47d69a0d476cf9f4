public import UsherDI

extension Alert {
  /// Returns what is told where a link cannot be followed.
  public static func notFound(_ error: NavigationError) -> Alert {
    let reason = error.underlying.map { "\($0)" } ?? error.detail
    return Alert("That link leads nowhere", message: reason)
  }
}
