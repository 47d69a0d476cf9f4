#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Animations of the app's own, both ways, beside those of its delegates.
@MainActor struct AnimationTests {
  @Test func `A named animation performs a push and the way back, by program and by hand`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let diary = Curtains()
    rig.host.use(Animator { Curtain($0, diary) }, for: "curtain")
    rig.root.push(Page("b"), animation: TransitionAnimation(named: "curtain"))
    await rig.settle()
    rig.root.pop()
    await rig.settle()
    rig.root.push(Page("c"), animation: TransitionAnimation(named: "curtain"))
    await rig.settle()
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(diary.lines == ["push", "pop", "push", "pop"])
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `A named animation performs a presentation and the dismissal`() async throws {
    let rig = try await Rig(stack: "a")
    let diary = Curtains()
    rig.host.use(Animator { Curtain($0, diary) }, for: "curtain")
    rig.root.present(Page("s"), as: .cover, animation: TransitionAnimation(named: "curtain"))
    await rig.settle()
    rig.root.dismiss()
    await rig.settle()
    #expect(diary.lines == ["push", "pop"])
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `The delegate of the app animates what the host has no animation for`() async throws {
    let rig = try await Rig(stack: "a")
    let delegate = CurtainDelegate()
    rig.stack?.delegate = delegate
    rig.root.setBadge("1", on: try #require(rig.page("a")))
    rig.root.push(Page("b"))
    await rig.settle()
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(delegate.diary.lines == ["push", "pop"])
    rig.expectOrder("stack Teller\n  Page (1)")
  }

  @Test func `A pop that the app's own gesture drives is followed, or changes nothing`()
    async throws
  {
    let rig = try await Rig(stack: "a", "b")
    let delegate = CurtainDelegate()
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.hand = hand
    rig.stack?.delegate = delegate
    rig.root.setBadge("1", on: try #require(rig.page("a")))
    await rig.settle()
    for isMeant in [false, true] {
      rig.simulation.run { _ = rig.stack?.popViewController(animated: true) }
      await rig.turns()
      isMeant ? hand.finish() : hand.cancel()
      await rig.settle()
      #expect(rig.titles == (isMeant ? ["a"] : ["a", "b"]))
      #expect(rig.host.shown == rig.director.tree)
    }
  }

  @Test func `A preview that is tapped commits to a push`() async throws {
    let list = ListViewController()
    let rig = try await Rig({ _ in .stack(list) })
    list.show = { [weak root = rig.root] in root?.push($0) }
    let menu = try #require(rig.user.openMenu(of: list.interaction))
    let preview = try #require(menu.preview)
    menu.tapPreview()
    await rig.settle()
    #expect(rig.stack?.topViewController === preview)
    rig.expectOrder("stack Teller\n  List\n  Show")
  }
}

/// What was animated, in order.
@MainActor final class Curtains {
  var lines: [String] = []
}

final class Curtain: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let diary: Curtains

  init(_ operation: UINavigationController.Operation, _ diary: Curtains) {
    self.operation = operation
    self.diary = diary
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    diary.lines.append(operation == .push ? "push" : "pop")
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class CurtainDelegate: NSObject, UINavigationControllerDelegate {
  let diary = Curtains()
  var hand: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Curtain(operation, diary) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

/// A list whose rows have previews.
final class ListViewController: UIViewController, UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  var show: (UIViewController) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: { ShowViewController("Preview") })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let preview = animator.previewViewController else { return }
    animator.addCompletion { [weak self] in self?.show(preview) }
  }
}
#endif
