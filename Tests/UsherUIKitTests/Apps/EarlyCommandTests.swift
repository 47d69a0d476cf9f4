#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Commands that an app gives before the host is notified of the app's own change.
@MainActor struct EarlyCommandTests {
  @Test func `A command of an alert's action acts on what the alert has left`() async throws {
    let rig = try await Rig(stack: "login")
    let alert = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
    var home: NavigationHandle?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        home = rig.root.present(Page("home"), as: .cover)
      })
    rig.root.present(alert)
    await rig.settle()
    #expect(rig.user.tap("OK", in: alert))
    await rig.settle()
    try await #require(home).settled()
    #expect(rig.chain.map(\.title) == ["home"] && rig.inSight == ["home"])
    rig.expectOrder("stack Teller\n  Page\n  ▲ cover Page", holding: 1)
  }

  @Test func `A flow that an alert's action starts is not ended by the user`() async throws {
    let rig = try await Rig(stack: "login")
    let alert = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
    let home = Teller("home", stack: "list")
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        rig.root.perform(.start(home, as: .cover))
      })
    rig.root.present(alert)
    await rig.settle()
    #expect(rig.user.tap("OK", in: alert))
    await rig.settle()
    #expect(home.isStarted && !home.isFinished)
    rig.expectOrder("stack Teller\n  Page\n  ▲ cover stack Teller\n    Page", holding: 1)
  }

  @Test func `A command in the completion of the app's own dismissal acts on what is left`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    for title in ["s", "t"] { rig.root.present(Page(title)) }
    await rig.settle()
    rig.simulation.run {
      rig.window.rootViewController?.dismiss(animated: true) { rig.root.present(Page("home")) }
    }
    await rig.settle()
    #expect(rig.chain.map(\.title) == ["home"])
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
  }

  @Test(arguments: [false, true])
  func `A command in the turn of the app's own dismissal acts on what it leaves`(
    isPresented: Bool
  ) async throws {
    let rig = try await Rig(stack: "a")
    for title in ["s", "t"] { rig.root.present(Page(title)) }
    await rig.settle()
    rig.simulation.run {
      rig.page("s")?.dismiss(animated: true)
      if isPresented { rig.root.present(Page("home")) } else { rig.root.push(Page("home")) }
    }
    await rig.settle()
    let home = isPresented ? "\n  ▲ sheet Page\n  ▲ sheet Page" : "\n  Page\n  ▲ sheet Page"
    #expect(rig.id("home") != nil && rig.id("s") != nil && rig.id("t") == nil)
    #expect(rig.chain.map(\.title) == (isPresented ? ["s", "home"] : ["s"]))
    rig.expectOrder("stack Teller\n  Page" + home)
  }

  @Test(arguments: [true, false], [0, 1, 2])
  func `A command in the turn of the app's own pop acts on what it leaves`(
    isLate: Bool, command: Int
  ) async throws {
    let rig = try await Rig(stack: "a", "b")
    rig.simulation.defersTransitions = isLate
    var handle: NavigationHandle?
    rig.simulation.run {
      rig.stack?.popViewController(animated: true)
      switch command {
      case 0: handle = rig.root.push(Page("c"))
      case 1: handle = rig.root.present(Page("c"))
      default: handle = rig.root.replaceAll(with: [Page("c"), Page("d")])
      }
    }
    await rig.settle()
    try await #require(handle).settled()
    let outlines = [
      "stack Teller\n  Page\n  Page", "stack Teller\n  Page\n  ▲ sheet Page",
      "stack Teller\n  Page\n  Page",
    ]
    #expect(rig.id("c") != nil && rig.inSight.contains(command == 2 ? "d" : "c"))
    rig.expectOrder(outlines[command])
  }

  @Test func `A flow whose last screen the app has popped refuses the next command`() async throws {
    let rig = try await Rig(stack: "a")
    let child = Teller("child") { _ in .screen(Page("b")) }
    rig.root.perform(.start(child, as: .push))
    await rig.settle()
    var handle: NavigationHandle?
    rig.simulation.run {
      rig.stack?.popViewController(animated: true)
      handle = child.push(Page("c"))
    }
    #expect(handle?.error?.reason == .ended)
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A command in the turn of the app's own selection acts in the selected tab`()
    async throws
  {
    let rig = try await Rig({ _ in
      .tabs(SceneLayout.stack(Page("a")), SceneLayout.stack(Page("b")))
    })
    rig.simulation.run {
      rig.tabs?.selectedIndex = 1
      rig.root.push(Page("c"))
    }
    await rig.settle()
    rig.expectOrder("tabs Teller\n  stack Teller\n    Page\n  • stack Teller\n    Page\n    Page")
  }

  @Test func `A screen that pops itself as it has appeared may go elsewhere in the same turn`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let hasty = HastyPage("b")
    hasty.didAppear = { [weak hasty] in
      hasty?.didAppear = {}
      hasty?.navigationController?.popViewController(animated: true)
      rig.root.push(Page("c"))
    }
    rig.root.push(hasty)
    await rig.settle()
    #expect(rig.titles == ["a", "c"])
    rig.expectOrder("stack Teller\n  Page\n  Page", holding: 1)
  }

  @Test func `A command during a swipe back waits for what the user decides`() async throws {
    let rig = try await Rig(stack: "a", "b")
    let swipe = try #require(rig.beginEdgeSwipe())
    rig.root.push(Page("c"))
    #expect(rig.director.tree.outline == "stack Teller\n  Page\n  Page\n  Page")
    swipe.cancel()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page\n  Page\n  Page")
  }
}

final class HastyPage: UIViewController {
  var didAppear: () -> Void = {}

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear()
  }
}
#endif
