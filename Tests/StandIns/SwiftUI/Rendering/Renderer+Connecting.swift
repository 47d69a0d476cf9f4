public import Observation
@_spi(Test) public import UIKit

extension Renderer {
  /// Opens a window of the first group of scenes, whose scene has a delegate of the app's own.
  ///
  /// The delegate is notified of the scene's connection before there is a view, and is put into the
  /// environment of the window.
  public convenience init<Delegate: UISceneDelegate & AnyObject & Observable>(
    _ scene: some Scene, connecting delegate: Delegate,
    options: UIScene.ConnectionOptions? = nil
  ) {
    self.init(behaviors: [], traits: .phone, seed: 1)
    groups = scene.allGroups.map { kind in
      var changed = kind
      changed.change = { values in
        kind.change(&values)
        values[Delegate.self] = delegate
      }
      return changed
    }
    simulation.connect(delegate, options: options)
    if let first = groups.first { open(first, nil, [:]) }
  }

  /// Chooses an item of the app's icon while the scene exists; returns whether its delegate handled
  /// it.
  @discardableResult public func perform(_ item: UIApplicationShortcutItem) -> Bool {
    let scene = simulation.application.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
      .first
    return scene.map { simulation.perform(item, in: $0) } ?? false
  }
}
