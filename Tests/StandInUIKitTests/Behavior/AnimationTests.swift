#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct AnimationTests {
  @Test func `A stack's delegate animates in its own way and time`() {
    let display = Display()
    let stack = display.show(display.stack("a"))
    let witness = StackWitness(Record())
    witness.animator = Animation(witness.record)
    stack.delegate = witness
    stack.pushViewController(display.screen("b"), animated: true)
    display.simulation.advance(by: 0.9)
    #expect(witness.record.take() == ["will show b", "animates"])
    display.simulation.advance(by: 0.2)
    #expect(witness.record.take() == ["animation completed", "did show b"])
  }

  @Test(arguments: [true, false])
  func `The user drives an animation there, or back again`(isFinished: Bool) {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    let witness = StackWitness(Record())
    let drive = UIPercentDrivenInteractiveTransition()
    (witness.animator, witness.interactor) = (Animation(witness.record), drive)
    stack.delegate = witness
    stack.popViewController(animated: true)
    display.simulation.settle()
    #expect(witness.record.take() == ["will show a", "animates"])
    drive.update(0.4)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    isFinished ? drive.finish() : drive.cancel()
    #expect(stack.transitionCoordinator?.isInteractive == false)
    display.simulation.settle()
    #expect(
      witness.record.take()
        == (isFinished ? ["animation completed", "did show a"] : ["animation cancelled"]))
    #expect(stack.viewControllers.map(\.title) == (isFinished ? ["a"] : ["a", "b"]))
  }

  @Test func `A stack that was set is not restored when its own transition is cancelled`() {
    let display = Display()
    let stack = display.show(display.stack("a"))
    let witness = StackWitness(Record())
    let drive = UIPercentDrivenInteractiveTransition()
    (witness.animator, witness.interactor) = (Animation(witness.record), drive)
    stack.delegate = witness
    stack.setViewControllers([display.screen("b")], animated: true)
    drive.cancel()
    display.simulation.settle()
    #expect(stack.viewControllers.map(\.title) == ["b"])
  }

  @Test func `A presentation is animated both ways by its transitioning delegate`() {
    final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
      let record = Record()
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Animation(record) }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Animation(record) }
    }
    let display = Display()
    let root = display.show(display.screen("root"))
    let cover = display.screen("cover")
    let supplier = Supplier()
    cover.transitioningDelegate = supplier
    display.present(cover, on: root, as: .fullScreen)
    root.dismiss(animated: true)
    display.simulation.settle()
    #expect(
      supplier.record.take() == [
        "animates", "animation completed", "animates", "animation completed",
      ])
    #expect(root.view.window != nil && root.presentedViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `An animator receives no view of a presenter that stays in place`(
    style: UIModalPresentationStyle
  ) {
    let display = Display()
    let root = display.show(display.screen("root"))
    let cover = display.screen("cover")
    let supplier = ViewSupplier()
    cover.transitioningDelegate = supplier
    display.present(cover, on: root, as: style)
    root.dismiss(animated: true)
    display.simulation.settle()
    let presenter = style == .fullScreen ? "root" : "none"
    #expect(
      supplier.record.take() == [
        "from \(presenter) to cover", "from cover to \(presenter)",
      ])
    #expect(root.view.window != nil)
  }

  @Test func `Animations alongside a transition run at its start, and their completion at its end`()
    throws
  {
    let display = Display()
    let stack = display.show(display.stack("a"))
    stack.pushViewController(display.screen("b"), animated: true)
    let coordinator = try #require(stack.transitionCoordinator)
    let record = Record()
    #expect(
      coordinator.animate { _ in
        record.note("with")
      } completion: { _ in
        record.note("after")
      })
    #expect(record.take() == ["with"])
    display.simulation.settle()
    #expect(record.take() == ["after"])
    #expect(!coordinator.animate(alongsideTransition: nil) { _ in record.note("late") })
    #expect(record.take().isEmpty)
  }

  @Test func `An animation that does not complete is cancelled only if its interaction was`() {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    let witness = StackWitness(Record())
    witness.animator = BrokenAnimation()
    stack.delegate = witness
    stack.popViewController(animated: true)
    var isCancelled: Bool?
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
    display.simulation.settle()
    #expect(isCancelled == false)
    #expect(stack.viewControllers.map(\.title) == ["a", "b"])
    #expect(stack.viewControllers[1].view.window != nil)
  }
}

/// An animation that does not complete, although it is not cancelled.
private final class BrokenAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 1) {
    } completion: { _ in
      context.completeTransition(false)
    }
  }
}

/// Animates a presentation both ways, and records the owners of its views.
private final class ViewSupplier: NSObject, UIViewControllerTransitioningDelegate {
  let record = Record()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ViewAnimation(record) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ViewAnimation(record) }
}

private final class ViewAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private let record: Record

  init(_ record: Record) { self.record = record }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    record.note("from \(name(.from, in: context)) to \(name(.to, in: context))")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(true)
  }

  private func name(
    _ key: UITransitionContextViewKey, in context: any UIViewControllerContextTransitioning
  ) -> String {
    guard context.view(forKey: key) != nil else { return "none" }
    let controller: UITransitionContextViewControllerKey = key == .from ? .from : .to
    return context.viewController(forKey: controller)?.title ?? ""
  }
}
#endif
