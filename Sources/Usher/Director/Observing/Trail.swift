/// The last events of a window in one line each, without values, as crash reporters attach them.
///
/// It follows its director until that closes, and keeps nothing of it alive.
@MainActor public final class Trail {
  /// The lines, the oldest first: the time since the trail began, and the event.
  public private(set) var crumbs: [String] = []
  private let limit: Int

  init(limit: Int) { self.limit = max(0, limit) }

  func append(_ crumb: String) {
    crumbs.append(crumb)
    if crumbs.count > limit { crumbs.removeFirst() }
  }
}

extension SceneEvent {
  /// The event as one line without values; `nil` for those that only accompany others.
  ///
  /// Routes are named by their type, and `<private>` replaces the app's own texts.
  public var crumb: String? {
    switch self {
    case .fact(.appeared), .fact(.disappeared), .disappeared, .scopeEnded, .settled: nil
    default: logLine
    }
  }
}

extension Duration {
  /// The time in seconds and tenths: `12.3 s`.
  package var inTenths: String {
    let tenths = Int(self / .milliseconds(100))
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
