/// A request to present a controller.
@MainActor struct Presenting {
  let presented: UIViewController
  let source: UIViewController
  let isAnimated: Bool

  init(_ presented: UIViewController, by source: UIViewController, animated: Bool) {
    (self.presented, self.source, isAnimated) = (presented, source, animated)
  }

  /// Presents, unless UIKit would refuse.
  func begin(_ completion: (() -> Void)?) {
    guard isAllowed, let window = presenter.viewIfLoaded?.window else { return }
    let presentation = controller
    guard hasAnchor(presentation) else { return }
    presented.presentation = presentation
    presentation.present(in: window, self, completion)
  }

  /// The container that presents for the source.
  var presenter: UIViewController {
    guard presented.modalPresentationStyle.isInContext else { return source.outermost }
    var context: UIViewController? = source
    while let candidate = context, !candidate.definesPresentationContext {
      context = candidate.parent
    }
    return context ?? source.outermost
  }

  private var isAllowed: Bool {
    if let exception {
      source.raise(.invalidArgument, exception)
    } else if let refusal {
      source.log("Attempt to present \(presented) on \(presenter) (from \(source)) \(refusal)")
    } else {
      return true
    }
    return false
  }

  private var exception: String? {
    if let other = presented.presentation?.presenter {
      return "Application tried to present modally a view controller \(presented) "
        + "that is already being presented by \(other)."
    }
    guard presented.parent != nil || presented.rootOf != nil || presented === source else {
      return nil
    }
    return "Application tried to present modally an active controller \(presented)."
  }

  private var refusal: String? {
    let presenter = presenter
    guard let window = presenter.viewIfLoaded?.window, !window.isHidden else {
      return presenter.shown.map { "which is already presenting \($0.presentedViewController)." }
        ?? "whose view is not in the window hierarchy."
    }
    guard source.viewIfLoaded?.window != nil else {
      return "whose view is not in the window hierarchy."
    }
    if window.presentations.contains(where: \.isMoving) {
      return "while a presentation is in progress."
    }
    return (presenter.shown ?? source.shown).map {
      "which is already presenting \($0.presentedViewController)."
    }
  }

  private var controller: UIPresentationController {
    guard presented.modalPresentationStyle == .custom, presented.presentation == nil,
      let custom = presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenter, source: source)
    else { return presented.presentationController ?? UIPresentationController(presenting: self) }
    return custom
  }

  private func hasAnchor(_ presentation: UIPresentationController) -> Bool {
    guard let popover = presentation as? UIPopoverPresentationController, !popover.hasAnchor,
      popover.adaptivePresentationStyle(for: presenter.traitCollection) == .none,
      presenter.traitCollection.userInterfaceIdiom != .phone
    else { return true }
    source.raise(
      .generic,
      "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
    return false
  }
}

extension UIPresentationController {
  fileprivate convenience init(presenting wish: Presenting) {
    self.init(presentedViewController: wish.presented, presenting: nil)
  }
}
