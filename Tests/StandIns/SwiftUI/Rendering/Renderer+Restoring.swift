@_spi(Test) public import UIKit

extension Renderer {
  /// The data of a window that the system keeps while the app does not run.
  @_spi(Test) public struct KeptWindow {
    let value: AnyHashable?
    /// The values of its scene's storage.
    public var storage: [String: Any]
  }

  /// Starts an app after its process was killed, and restores its windows with their scenes'
  /// storage.
  public convenience init(
    _ scene: some Scene, behaviors: Set<Behavior> = [], traits: UITraitCollection = .phone,
    seed: UInt64 = 1, restoring windows: [KeptWindow]
  ) {
    self.init(behaviors: behaviors, traits: traits, seed: seed)
    groups = scene.allGroups
    menus = scene.allMenus
    for window in windows {
      let type = window.value.map { ObjectIdentifier(Swift.type(of: $0.base)) }
      let group = groups.first { $0.valueType == type }
      if let group { open(group, window.value, window.storage) }
    }
  }

  /// Closes every window; the app runs on.
  public func closeWindows() { for window in windows { window.close() } }

  /// Opens a window of the first group of scenes, as a tap on the app's icon does.
  public func openWindow() {
    if let first = groups.first { open(first, nil, [:]) }
  }

  /// Opens the window of a value, or brings it to the front, as views request it.
  public func openWindow<Value: Codable & Hashable>(for value: Value) { openWindow(nil, value) }
}

extension Renderer.Window {
  /// The data of the window that the system would restore.
  public var kept: Renderer.KeptWindow {
    Renderer.KeptWindow(value: request.value, storage: storage)
  }
}
