#if DEBUG && canImport(StandInUIKit)
import Foundation
import Testing
@_spi(Test) import UIKit
import Usher
import UsherInspector
import UsherUIKit

/// The inspector over a window of simulated UIKit.
@MainActor struct WindowTests {
  private let simulation = UIKitSimulation()
  private let window: UIWindow
  private let root = TellerCoordinator()

  init() {
    let scene = simulation.connect(EmptySceneDelegate())
    window = UIWindow(windowScene: scene)
  }

  private func makeDirector(inspector: Bool = true) async throws -> SceneDirector {
    let host = UIKitHost(window: window, inspector: inspector)
    let director = SceneDirector(root, host: host)
    simulation.run {
      window.makeKeyAndVisible()
      director.start()
    }
    await rest()
    return director
  }

  private func rest() async {
    for _ in 0..<40 {
      simulation.settle()
      for _ in 0..<6 { await Turn.pass() }
    }
  }

  private var others: [UIWindow] {
    simulation.windows.filter { $0 !== window && !$0.isHidden }
  }

  private func open() async throws -> UITabBarController {
    let button = try #require(others.first?.rootViewController?.view as? UIButton)
    #expect(simulation.user.tap(button))
    await rest()
    return try #require(others.first?.rootViewController as? UITabBarController)
  }

  private func page(_ index: Int, of tabs: UITabBarController) async throws -> UITableViewController
  {
    #expect(index == 0 || simulation.user.tap(index, in: tabs))
    await rest()
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    return try #require(stack.topViewController as? UITableViewController)
  }

  private func text(_ page: UITableViewController) -> [String] {
    guard let table = page.tableView else { return [] }
    return (0..<page.tableView(table, numberOfRowsInSection: 0)).compactMap { row in
      let cell = page.tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
      return (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test func `A button in a window of its own opens the inspector, and Close closes it`()
    async throws
  {
    let director = try await makeDirector()
    let tabs = try await open()
    let outline = try await page(0, of: tabs)
    #expect(text(outline).first == "Teller › UI")
    #expect(director.host.shown == director.tree)
    #expect(window.isKeyWindow)
    let close = try #require(outline.navigationItem.rightBarButtonItem)
    #expect(simulation.user.tap(close))
    await rest()
    #expect(others.count == 1 && others.first?.rootViewController?.view is UIButton)
  }

  @Test func `The inspector of a window shows a refusal with its fixes`() async throws {
    let director = try await makeDirector()
    director.guards = [Guard("closing time") { _ in .deny("it is late") }]
    root.push(UIViewController())
    let tabs = try await open()
    let refusals = try await page(1, of: tabs)
    #expect(text(refusals).count == 1)
    refusals.tableView(refusals.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    await rest()
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    let refusal = try #require(stack.topViewController as? UITableViewController)
    #expect(text(refusal).contains { $0.hasPrefix("  • Satisfy the guard") })
  }

  @Test func `The inspector of a window leaves with it`() async throws {
    let director = try await makeDirector()
    _ = try await open()
    director.close()
    await rest()
    #expect(others.isEmpty)
  }

  @Test func `A host inside the app's own controller has an inspector once it is in a window`()
    async throws
  {
    let home = UIViewController()
    let director = SceneDirector(root, host: UIKitHost(adopting: home, inspector: true))
    simulation.run {
      window.rootViewController = home
      window.makeKeyAndVisible()
      director.start()
    }
    await rest()
    let tabs = try await open()
    let outline = try await page(0, of: tabs)
    #expect(text(outline).first == "Teller › UI")
    #expect(window.rootViewController === home)
  }

  @Test func `A window without an inspector has no other over it`() async throws {
    let director = try await makeDirector(inspector: false)
    #expect(others.isEmpty)
    withExtendedLifetime(director) {}
  }
}

final class EmptySceneDelegate: NSObject, UIWindowSceneDelegate {}

final class TellerCoordinator: Coordinator {
  override func build() -> SceneLayout { .stack(UIViewController()) }
}
#endif
