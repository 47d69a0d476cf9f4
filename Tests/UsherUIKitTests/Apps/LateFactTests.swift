#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Transitions that begin late and then belong to others, or fail.
@MainActor struct LateFactTests {
  @Test(arguments: [false, true], [1, 3])
  func `A push whose screen makes itself the delegate is a step like any other`(
    asItAppears: Bool, count: Int
  ) async throws {
    let rig = try await Rig(stack: "a")
    for number in 0..<count {
      let screen = DelegatePage("b\(number)", asItAppears: asItAppears)
      rig.root.push(screen)
      await rig.turns()
      rig.simulation.advance(by: 0.1)
      await rig.turns()
      #expect(!rig.director.isQuiet)
      rig.simulation.settle()
      await rig.turns()
      #expect(rig.director.isQuiet && rig.stack?.delegate === screen)
    }
    #expect(rig.takeFacts() == [])
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(rig.titles.count == count)
    #expect(rig.host.shown == rig.director.tree && rig.simulation.messages == [])
  }

  @Test(arguments: [true, false])
  func `A presentation whose animation does not complete is the user's dismissal at once`(
    isLate: Bool
  ) async throws {
    let rig = try await Rig(stack: "a")
    rig.simulation.defersTransitions = isLate
    let animation = Unfinished()
    let cover = Page("s")
    (cover.modalPresentationStyle, cover.transitioningDelegate) = (.fullScreen, animation)
    let navigation = rig.root.present(cover, as: .cover)
    for _ in 0..<3 {
      await rig.turns()
      rig.simulation.advance(by: 0.2)
    }
    await rig.turns()
    #expect(animation.count == 1 && rig.director.isQuiet)
    try await navigation.settled()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test(arguments: [true, false])
  func `A presentation that the user cancels is the user's dismissal at once`(isLate: Bool)
    async throws
  {
    let rig = try await Rig(stack: "a")
    rig.simulation.defersTransitions = isLate
    let hand = UIPercentDrivenInteractiveTransition()
    let lines = Curtains()
    rig.host.use(Animator({ Curtain($0, lines) }, interact: { hand }), for: "curtain")
    rig.root.present(Page("s"), as: .cover, animation: TransitionAnimation(named: "curtain"))
    await rig.turns()
    rig.simulation.advance(by: 0.1)
    await rig.turns()
    #expect(rig.chain.count == 1 && lines.lines == ["push"])
    rig.simulation.run { hand.cancel() }
    await rig.settle()
    #expect(lines.lines == ["push"])
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A root that is replaced before it presents is put back at once, and presents`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let navigation = rig.root.present(Page("s"))
    await rig.turns()
    rig.simulation.run { rig.window.rootViewController = UIViewController() }
    await rig.settle()
    try await navigation.settled()
    #expect(rig.simulation.takeMessages().count == 1)
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
  }

  @Test(arguments: [false, true])
  func `A tab that selects another as it appears is followed`(isAnimated: Bool) async throws {
    let rig = try await Rig({ _ in .tabs(Page("a"), ChoosingPage("b", 0), Page("c")) })
    rig.simulation.animatesTabs = isAnimated
    rig.root.select(1)
    await rig.settle()
    #expect(rig.tabs?.selectedIndex == 0)
    rig.expectOrder("tabs Teller\n  • Page\n  ChoosingPage\n  Page")
    rig.root.select(2)
    await rig.settle()
    #expect(rig.user.tap(1, in: try #require(rig.tabs)))
    await rig.settle()
    #expect(rig.inSight == ["a"])
    rig.expectOrder("tabs Teller\n  • Page\n  ChoosingPage\n  Page")
  }

  @Test func `A tab that selects another once it has appeared is followed`() async throws {
    let rig = try await Rig({ _ in .tabs(Page("a"), HastyPage("b"), Page("c")) })
    let hasty = try #require(rig.tabs?.viewControllers?[1] as? HastyPage)
    hasty.didAppear = { [weak hasty] in hasty?.tabBarController?.selectedIndex = 2 }
    rig.root.select(1)
    await rig.settle()
    rig.expectOrder("tabs Teller\n  Page\n  HastyPage\n  • Page")
  }
}

/// Makes itself the delegate of its navigation controller.
private final class DelegatePage: UIViewController, UINavigationControllerDelegate {
  private let asItAppears: Bool

  init(_ title: String, asItAppears: Bool) {
    self.asItAppears = asItAppears
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if !asItAppears { navigationController?.delegate = self }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if asItAppears { navigationController?.delegate = self }
  }
}

/// Selects another tab as it appears.
private final class ChoosingPage: UIViewController {
  private let index: Int

  init(_ title: String, _ index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabBarController?.selectedIndex = index
  }
}
#endif
