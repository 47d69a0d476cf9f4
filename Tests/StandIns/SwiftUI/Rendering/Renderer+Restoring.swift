@_spi(Test) public import UIKit

extension Renderer {
  /// What the system keeps of a window while the app does not run.
  @_spi(Test) public struct KeptWindow {
    let value: AnyHashable?
    /// What its scene's storage held.
    public var storage: [String: Any]
  }

  /// Starts an app whose process was killed: its windows come back, each with what its scene has kept.
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

  /// Opens the window of a value, or brings it to the front, as views ask for it.
  public func openWindow<Value: Codable & Hashable>(for value: Value) { openWindow(nil, value) }
}

extension Renderer.Window {
  /// What the system would give back of it.
  public var kept: Renderer.KeptWindow {
    Renderer.KeptWindow(value: request.value, storage: storage)
  }
}
