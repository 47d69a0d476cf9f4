#if canImport(StandInUIKit)
import Foundation
@_spi(Test) import UIKit
import UsherUIKit

/// The animations, in order.
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
  let diary: Curtains
  var hand: UIPercentDrivenInteractiveTransition?

  init(diary: Curtains = Curtains()) { self.diary = diary }

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

/// Animates presentations and pushes, and completes none.
final class Unfinished: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  private(set) var count = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    count += 1
    UIView.animate(withDuration: 0.1) {
    } completion: { _ in
      context.completeTransition(false)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
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
