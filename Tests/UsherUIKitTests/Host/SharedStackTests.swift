#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Several flows on one navigation controller of the app's.
@MainActor struct SharedStackTests {
  final class Visit: NavigationCoordinator {
    private let first: Page

    init(_ first: Page, on stack: UINavigationController) {
      self.first = first
      super.init(navigationController: stack)
    }

    private(set) var attempts = 0

    override func start() { show(first) }

    override func didAttemptDismissal(_ attempt: DismissalAttempt) { attempts += 1 }
  }

  private let simulation = UIKitSimulation()
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let window: UIWindow

  init() {
    let simulation = simulation
    window = simulation.run { UIWindow(frame: .zero) }
    window.rootViewController = stack
    window.makeKeyAndVisible()
    simulation.settle()
  }

  private func settle() async {
    for _ in 0..<8 {
      simulation.settle()
      for _ in 0..<12 { await Turn.pass() }
    }
  }

  private func start(_ title: String, _ dismissal: Dismissal = .free) async -> Visit {
    let visit = Visit(Page(title), on: stack)
    simulation.run { visit.start() }
    await settle()
    simulation.run { _ = visit.show(Page(title + "2", dismissal)) }
    await settle()
    return visit
  }

  private var titles: [String?] { stack.viewControllers.map(\.title) }

  @Test
  func
    `Two flows on one stack are followed, and the app's delegate is notified of everything once`()
    async throws
  {
    let diary = StackDiary()
    stack.delegate = diary
    let (a, b) = (await start("a"), await start("b"))
    #expect(titles == [nil, "a", "a2", "b", "b2"])
    simulation.user.tapBack(in: stack)
    await settle()
    #expect(diary.lines.suffix(2) == ["will b", "did b"])
    simulation.user.tapBack(in: stack)
    await settle()
    #expect(b.isFinished && !a.isFinished && titles == [nil, "a", "a2"])
    simulation.user.holdBack(in: stack, to: stack.viewControllers[0])
    await settle()
    #expect(a.isFinished && stack.delegate === diary)
    #expect(simulation.messages == [])
  }

  @Test func `The flow that began first may end first`() async {
    let diary = StackDiary()
    stack.delegate = diary
    let (a, b) = (await start("a"), await start("b"))
    a.finish()
    await settle()
    #expect(titles == [nil, "b", "b2"] && !b.isFinished)
    diary.lines = []
    simulation.user.tapBack(in: stack)
    await settle()
    #expect(diary.lines == ["will b", "did b"])
    b.finish()
    await settle()
    #expect(titles == [nil] && stack.delegate === diary && simulation.messages == [])
  }

  @Test func `A screen that asks first asks only in the topmost flow`() async throws {
    let (a, b) = (await start("a", .locked), await start("b"))
    let swipe = try #require(simulation.user.beginEdgeSwipe(in: stack))
    swipe.finish()
    await settle()
    #expect(titles == [nil, "a", "a2", "b"] && !a.isFinished && !b.isFinished)
    #expect(a.attempts == 0 && b.attempts == 0 && simulation.messages == [])
    b.finish()
    await settle()
    #expect(simulation.user.beginEdgeSwipe(in: stack) == nil)
    simulation.user.tapBack(in: stack)
    await settle()
    #expect(titles == [nil, "a", "a2"] && a.attempts == 1)
  }

  @Test func `A screen that asks first asks again when the flow above it has gone`() async {
    let (a, b) = (await start("a", .locked), await start("b", .locked))
    #expect(simulation.user.beginEdgeSwipe(in: stack) == nil)
    b.finish()
    await settle()
    #expect(titles == [nil, "a", "a2"])
    #expect(simulation.user.beginEdgeSwipe(in: stack) == nil)
    a.finish()
    await settle()
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == true)
  }
}
#endif
