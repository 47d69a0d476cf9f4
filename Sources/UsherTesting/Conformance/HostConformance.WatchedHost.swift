import Usher

extension HostConformance {
  /// Stands between a director and the host under test, and watches both.
  final class WatchedHost: SceneHost {
    let inner: any SceneHost
    private(set) var began = 0
    private(set) var ended = 0
    /// Steps that had ended without being shown.
    private(set) var unshown: [String] = []
    private(set) var isDetached = false

    init(_ inner: any SceneHost) { self.inner = inner }

    var capabilities: HostCapabilities { inner.capabilities }
    var shown: SceneTree { inner.shown }
    var isInteracting: Bool { inner.isInteracting }
    var wrappedHost: (any SceneHost)? { inner }

    func attach(to director: SceneDirector) { inner.attach(to: director) }

    func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
      began += 1
      let wanted = try? inner.shown.applying(step)
      var isOver = false
      inner.perform(step) { [self] in
        if !isOver {
          isOver = true
          ended += 1
          if let wanted, inner.shown != wanted {
            unshown.append(String("\(step.edit)".prefix { $0 != "(" }))
          }
        }
        completion()
      }
    }

    func detach() {
      isDetached = true
      inner.detach()
    }

    func writeToLog(_ write: @escaping @MainActor () -> Void) {}
  }
}
