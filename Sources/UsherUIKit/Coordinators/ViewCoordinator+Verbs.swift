#if canImport(UIKit)
public import UIKit
import Usher

/// Director's verbs, with its flags and completions; each is one of the core's.
///
/// A completion is called exactly once, when the change is shown or has been refused.
extension ViewCoordinator {
  /// Pushes a view controller onto this coordinator's stack.
  ///
  /// The completion is called exactly once, when the change is shown or has been refused.
  public final func push(
    _ viewController: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    push(viewController as any Screen, animation: .platform(animated)).then(completion)
  }

  /// Presents a view controller in the presentation style that it declares.
  ///
  /// The completion is called exactly once, when the change is shown or has been refused.
  public final func modal(
    _ viewController: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    present(viewController, as: viewController.placement, animation: .platform(animated))
      .then(completion)
  }

  /// Starts a child coordinator.
  ///
  /// The completion is called exactly once, when the change is shown or has been refused.
  public final func start(
    child: ViewCoordinator, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let start = SceneTransition.start(child).animated(.platform(animated))
    perform(start).then(completion)
  }

  /// Starts a child coordinator.
  ///
  /// The completion is called exactly once, when the change is shown or has been refused.
  public final func start(child: ViewCoordinator, completion: @escaping () -> Void) {
    start(child: child, animated: true, completion: completion)
  }

  /// Starts several coordinators inside this one, in order.
  public final func startEmbedded(children: [ViewCoordinator]) {
    for child in children { startEmbedded(child: child) }
  }

  /// Finishes, and starts another coordinator in its place, under the same parent.
  ///
  /// Both happen or neither does. Refused for a coordinator that is embedded, has not started or
  /// has finished. The completion is called exactly once, when the change is shown or has been
  /// refused.
  public final func replace(
    with coordinator: ViewCoordinator, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    perform(.replace(with: coordinator).animated(.platform(animated))).then(completion)
  }

  /// Replaces this coordinator's own view controllers in the stack, wherever they are.
  ///
  /// The bottom view controller comes first. The completion is called exactly once, when the change
  /// is shown or has been refused.
  public final func replaceChildViewControllers(
    with viewControllers: [UIViewController], animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    replaceAll(with: viewControllers, animation: .platform(animated)).then(completion)
  }

  /// Finishes, and removes this coordinator's view controllers wherever they are.
  ///
  /// The completion is called exactly once, when the change is shown or has been refused.
  public final func finish(animated: Bool, completion: (() -> Void)? = nil) {
    finish(animation: .platform(animated)).then(completion)
  }

  /// Finishes, and removes this coordinator's view controllers wherever they are.
  ///
  /// The completion is called exactly once, when the change is shown or has been refused.
  public final func finish(completion: @escaping () -> Void) {
    finish(animated: true, completion: completion)
  }
}

extension NavigationHandle {
  /// Calls back once, when the display shows it or it has been refused.
  func then(_ completion: (() -> Void)?) {
    guard let completion else { return }
    Task {
      try? await settled()
      completion()
    }
  }
}

extension TransitionAnimation {
  static func platform(_ animated: Bool) -> TransitionAnimation { animated ? .default : .none }
}
#endif
