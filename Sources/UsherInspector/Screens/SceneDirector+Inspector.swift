#if DEBUG
package import Usher

extension SceneDirector {
  /// Returns a director that shows the inspector on a host of its own, and has not started.
  ///
  /// It has its own tree, guards and log, so nothing of it passes through the director it inspects.
  package static func inspector(
    of model: InspectorModel, on host: any SceneHost,
    makeScreen: @escaping InspectorCoordinator.ScreenMaker
  ) -> SceneDirector {
    var options = Options()
    options.refusals = .off
    if let clock = model.director?.options.clock { options.clock = clock }
    let root = InspectorCoordinator(model, makeScreen: makeScreen)
    return SceneDirector(root, host: host, options: options)
  }
}
#endif
