#if canImport(UIKit)
import Testing
import UIKit
import Usher
import UsherTesting
import UsherUIKit

/// A window of a device with a director's tree in it, and a user.
@MainActor final class Rig {
  let device: any Device
  let window: UIWindow
  let host: UIKitHost
  let stage: TestStage
  let root: Teller
  private var heard = 0

  var director: SceneDirector { stage.director }

  /// Starts a device that shows a layout.
  init(
    _ layout: @escaping @MainActor (Teller) throws -> SceneLayout,
    device: any Device = makeDevice(),
    preparing prepare: (UIWindow) -> Void = { _ in },
    hosting makeHost: @MainActor (UIWindow) -> UIKitHost = { UIKitHost(window: $0) }
  ) async throws {
    let window = device.makeWindow()
    prepare(window)
    let host = makeHost(window)
    let root = Teller("Root", layout)
    stage = try device.run { try TestStage(root: root, host: host) }
    (self.device, self.window, self.host, self.root) = (device, window, host, root)
    await settle()
  }

  /// A device with a stack of screens.
  convenience init(stack titles: String...) async throws {
    try await self.init({ _ in .stack(titles.map { Page($0) }) })
  }

  /// Waits for rest: turns of the main actor, and time on the device.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<1_000 {
      await device.rest()
      await turns()
      if device.isAtRest && director.isQuiet { return }
    }
    Issue.record("The display does not come to rest.", sourceLocation: sourceLocation)
  }

  /// Lets a few turns of the main actor pass, and no time.
  func turns() async { for _ in 0..<12 { await Turn.pass() } }

  /// Returns the reports since the last call, without appearances and the width of the window.
  func takeFacts() -> [Fact] {
    defer { heard = stage.log.count }
    return stage.log[heard...].compactMap { event in
      guard case .fact(let fact) = event else { return nil }
      switch fact {
      case .appeared, .disappeared, .resized: return nil
      default: return fact
      }
    }
  }

  /// Expects that the display shows the tree, nothing went wrong, and only the test retains
  /// objects.
  func expectOrder(
    _ outline: String, holding held: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(director.tree.outline == outline, sourceLocation: sourceLocation)
    #expect(host.shown.outline == director.tree.outline, sourceLocation: sourceLocation)
    #expect(host.shown == director.tree, sourceLocation: sourceLocation)
    #expect(device.complaints == [], sourceLocation: sourceLocation)
    #expect(director.outlived.count <= held, sourceLocation: sourceLocation)
  }
}

extension Rig {
  /// The window's navigation controller, or that of its topmost layer.
  var stack: UINavigationController? {
    let top = chain.last ?? window.rootViewController
    return top as? UINavigationController
  }

  var tabs: UITabBarController? { window.rootViewController as? UITabBarController }

  var chain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let controller = next {
      chain.append(controller)
      next = controller.presentedViewController
    }
    return chain
  }

  /// The titles of the screens in the window's stack, as UIKit has them.
  var titles: [String?] { stack?.viewControllers.map(\.title) ?? [] }

  /// The identity of the node that is named so.
  func id(_ name: String) -> NodeID? {
    director.tree.layers.lazy.flatMap(\.everything).first { $0.title == name }?.id
  }

  /// The titles of the screens that were reported visible and not yet hidden.
  var inSight: [String] {
    var titles: [String] = []
    for event in stage.log {
      if case .appeared(let id, _) = event { titles.append(title(id)) }
      if case .disappeared(let id) = event { titles.removeAll { $0 == title(id) } }
    }
    return titles.sorted()
  }

  private func title(_ id: NodeID) -> String { director.tree.node(id)?.title ?? "" }

  func page(_ name: String) -> Page? {
    id(name).flatMap { director.screen(for: $0) as? Page }
  }
}

extension Node {
  var everything: [Node] { [self] + children.flatMap(\.everything) }
}
#endif
