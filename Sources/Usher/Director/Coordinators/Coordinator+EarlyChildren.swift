extension Coordinator {
  /// Warns in debug builds of embedded children that were made before a root's `build()` ran.
  ///
  /// The window shows them once. When it is filled again, they have finished, and the start is
  /// refused.
  func warn(
    ofChildren early: [Coordinator], embeddedAmong prepared: [Coordinator],
    by director: SceneDirector
  ) {
    let early = (early + storedCoordinators(lazy: true)).map(ObjectIdentifier.init)
    for child in prepared
    where child.parent === self && child.isEmbeddedByBuild
      && early.contains(ObjectIdentifier(child))
    {
      director.writeToLog(
        "warning: \(child.outlineName) was made before build() of \(outlineName) ran. When the "
          + "window is filled again, after a sign-in for example, build() runs again and needs a new "
          + "one: make it there.")
    }
  }

  /// The coordinators in stored properties, also in arrays: lazy ones or others; none in release
  /// builds.
  func storedCoordinators(lazy isLazy: Bool) -> [Coordinator] {
    guard SystemLog.isDebugging else { return [] }
    var mirror: Mirror? = Mirror(reflecting: self)
    var stored: [Coordinator] = []
    while let current = mirror, current.subjectType != Coordinator.self {
      for (label, value) in current.children where label?.hasPrefix("$__lazy") == isLazy {
        stored += (value as? Coordinator).map { [$0] } ?? value as? [Coordinator] ?? []
      }
      mirror = current.superclassMirror
    }
    return stored
  }
}
