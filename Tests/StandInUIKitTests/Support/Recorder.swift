#if canImport(UIKit)
@_spi(Test) import UIKit

/// Records calls with their receivers, in order.
@MainActor final class Record {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller with a name, which records its calls.
final class Screen: UIViewController {
  let name: String
  let record: Record

  init(_ name: String, _ record: Record = Record()) {
    (self.name, self.record) = (name, record)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { record.note("\(name) loads") }
  override func viewWillAppear(_ animated: Bool) { record.note("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { record.note("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { record.note("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { record.note("\(name) did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    record.note("\(name) will move \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    record.note("\(name) did move \(parent == nil ? "out" : "in")")
  }
}

/// A delegate of a stack, which records its calls.
final class StackWitness: NSObject, UINavigationControllerDelegate {
  let record: Record
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  init(_ record: Record) { self.record = record }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { record.note("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { record.note("did show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A delegate of a presentation, which records its calls.
final class PresentationWitness: NSObject, UIAdaptivePresentationControllerDelegate {
  let record: Record
  var shouldDismiss = true

  init(_ record: Record) { self.record = record }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    record.note("should dismiss")
    return shouldDismiss
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    record.note("will dismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    record.note("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    record.note("did attempt")
  }
}

/// An animation of the app's own.
final class Animation: NSObject, UIViewControllerAnimatedTransitioning {
  let record: Record

  init(_ record: Record) { self.record = record }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    record.note("animates")
    UIView.animate(withDuration: 1) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    record.note("animation \(transitionCompleted ? "completed" : "cancelled")")
  }
}
#endif
