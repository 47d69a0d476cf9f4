#if DEBUG
package import Usher

/// The flow of the inspector: a tab for each page, and a refusal on top of the list.
package final class InspectorCoordinator: Coordinator {
  /// Makes the screen of a page; each host has its own.
  package typealias ScreenMaker =
    @MainActor (InspectorModel.Page, InspectorCoordinator) -> any Screen

  package let model: InspectorModel
  private let makeScreen: ScreenMaker
  private weak var scopes: (any Screen)?

  package init(_ model: InspectorModel, makeScreen: @escaping ScreenMaker) {
    (self.model, self.makeScreen) = (model, makeScreen)
  }

  /// Returns a director that shows the inspector on a host of its own, and has not started.
  ///
  /// It has its own tree, guards and log, so nothing of it passes through the director it inspects.
  package static func director(
    of model: InspectorModel, on host: any SceneHost, makeScreen: @escaping ScreenMaker
  ) -> SceneDirector {
    var options = SceneDirector.Options()
    options.refusals = .off
    if let clock = model.director?.options.clock { options.clock = clock }
    return SceneDirector(
      InspectorCoordinator(model, makeScreen: makeScreen), host: host, options: options)
  }

  package override func build() -> SceneLayout {
    let screens = InspectorModel.Page.tabs.map { makeScreen($0, self) }
    scopes = screens[2]
    return .tabs(screens.map { SceneLayout.stack($0) })
  }

  package override func didAppear(_ screen: any Screen) {
    if screen === scopes { model.tick(true) }
  }

  package override func didDisappear(_ screen: any Screen) {
    if screen === scopes { model.tick(false) }
  }

  /// Shows a refusal with its fixes.
  package func open(_ refusal: Int) { push(makeScreen(.refusal(refusal), self)) }
}
#endif
