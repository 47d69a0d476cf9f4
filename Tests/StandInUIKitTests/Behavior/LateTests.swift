#if canImport(UIKit)
import Foundation
import Testing
@_spi(Test) import UIKit

/// Transitions that begin late and then fail, and the permitted actions meanwhile: facts 28 to 35.
@MainActor @Suite struct LateTests {
  private let display = Display()

  init() { display.simulation.defersTransitions = true }

  @Test func `A presentation that begins late and ends incomplete calls no completion`() {
    let root = display.show(display.screen("root"))
    let (cover, animation) = (display.screen("cover"), UnfinishedAnimation())
    (cover.modalPresentationStyle, cover.transitioningDelegate) = (.fullScreen, animation)
    var isPresented = false
    root.present(cover, animated: true) { isPresented = true }
    #expect(root.presentedViewController === cover && root.transitionCoordinator == nil)
    display.simulation.settle()
    #expect(root.presentedViewController == nil && !isPresented && display.complaints.isEmpty)
  }

  @Test func `A controller in a tab that is not selected presents nothing`() {
    let (a, b) = (display.screen("a"), display.screen("b"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    display.show(tabs)
    b.loadViewIfNeeded()
    b.present(display.screen("sheet"), animated: true)
    #expect(tabs.presentedViewController == nil && display.complaints.count == 1)
  }

  @Test func `A root that is replaced before what it presents has begun presents nothing`() {
    let root = display.show(display.screen("root"))
    let sheet = display.screen("sheet")
    var isPresented = false
    root.present(sheet, animated: true) { isPresented = true }
    display.window.rootViewController = display.screen("other")
    display.simulation.settle()
    #expect(sheet.presentingViewController == nil && !isPresented && display.complaints.count == 1)
    display.window.rootViewController?.present(sheet, animated: true)
    display.simulation.settle()
    #expect(sheet.presentingViewController === display.window.rootViewController)
  }

  @Test func `Only an animation is queued beside a transition; a completion is called anyhow`() {
    let stack = display.show(display.stack("a"))
    stack.pushViewController(display.screen("b"), animated: true)
    display.simulation.advance(by: 0)
    var ends = 0
    let transition = stack.transitionCoordinator
    #expect(transition?.animate(alongsideTransition: nil) { _ in ends += 1 } == false)
    let isQueued = transition?.animate(
      alongsideTransition: { _ in }, completion: { _ in ends += 1 })
    #expect(isQueued == true)
    display.simulation.settle()
    #expect(ends == 2)
  }

  @Test func `A layout that is asked for comes once, when the turn ends`() {
    display.show(display.screen("root"))
    let view = LaidOutView()
    display.window.addSubview(view)
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.layouts == 0)
    display.simulation.settle()
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test(arguments: [false, true])
  func `A controller may select another tab as it appears`(isAnimated: Bool) {
    display.simulation.animatesTabs = isAnimated
    let tabs = UITabBarController()
    let chooser = Chooser(2)
    tabs.viewControllers = [display.screen("a"), chooser, display.screen("c")]
    display.show(tabs)
    #expect(display.user.tap(1, in: tabs))
    display.simulation.settle()
    #expect(tabs.selectedIndex == 2 && chooser.viewIfLoaded?.window == nil)
    let lines = display.record.take()
    #expect(lines.contains("a did disappear") && lines.contains("c did appear"))
    #expect(tabs.viewControllers?[2].viewIfLoaded?.window != nil && display.complaints.isEmpty)
  }

  @Test func `A screen that makes itself the delegate as it loads replaces the one before`() {
    let stack = display.show(display.stack("a"))
    let witness = StackWitness(display.record)
    stack.delegate = witness
    let screen = DelegateScreen(display.record)
    stack.pushViewController(screen, animated: true)
    display.simulation.settle()
    #expect(stack.delegate === screen && screen.shown == [screen])
    #expect(!display.record.take().contains("will show self"))
  }

  @Test func `A stack that is set as a whole calls neither push nor pop`() {
    let stack = CountingStack()
    stack.setViewControllers([display.screen("a"), display.screen("b")], animated: false)
    display.show(stack)
    stack.setViewControllers([display.screen("c")], animated: true)
    display.simulation.settle()
    #expect(stack.calls == [])
  }

  @Test func `A controller is made from a storyboard by its identifier`() {
    let storyboard = UIStoryboard(name: "Main", scenes: ["page": UIPageViewController.self])
    let made = storyboard.instantiateViewController(withIdentifier: "page")
    #expect(made is UIPageViewController && made.storyboard === storyboard)
  }
}

/// Says in the end that it has not completed.
final class UnfinishedAnimation: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      context.completeTransition(false)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

private final class LaidOutView: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// Selects another tab as it appears.
private final class Chooser: UIViewController {
  var index: Int

  init(_ index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabBarController?.selectedIndex = index
  }
}

private final class DelegateScreen: UIViewController, UINavigationControllerDelegate {
  private let record: Record
  private(set) var shown: [UIViewController] = []

  init(_ record: Record) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
    title = "self"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }
}

private final class CountingStack: UINavigationController {
  private(set) var calls: [String] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    calls.append("push")
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    calls.append("pop")
    return super.popViewController(animated: animated)
  }
}
#endif
