#if canImport(UIKit)
import Testing
import UIKit
import UsherDI
import UsherTesting
import UsherUIKit

/// The README's line for UIKit.
@MainActor struct HostLineTests {
  private final class OnlyViewController: UIViewController {}

  private final class HomeCoordinator: Coordinator {
    override func build() throws -> SceneLayout { .stack(try resolve(OnlyViewController.self)) }
  }

  private struct AppAssembly: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(HomeCoordinator.init)
      registrar.register { _ in OnlyViewController() }
    }
  }

  private func director(_ window: UIWindow, _ container: Container) throws -> SceneDirector {
    try SceneDirector(HomeCoordinator.self, in: container, host: UIKitHost(window: window))
  }

  @Test func `One line starts a coordinator of a container in a window`() async throws {
    let device = makeDevice()
    let window = device.makeWindow()
    let director = try director(window, Container(AppAssembly()))
    device.run { _ = director.start() }
    await device.rest()
    let stack = try #require(window.rootViewController as? UINavigationController)
    #expect(stack.topViewController is OnlyViewController)
    #expect(device.complaints == [])
  }
}
#endif
