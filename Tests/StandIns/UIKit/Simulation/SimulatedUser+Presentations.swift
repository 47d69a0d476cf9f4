extension SimulatedUser {
  /// Begins to drag a sheet down: the one that a controller is in.
  public func beginSwipeDown(on controller: UIViewController) -> SimulatedGesture? {
    guard let presentation = controller.activePresentationController,
      presentation.canBeSwiped
    else { return nil }
    return simulation.run {
      guard presentation.letsUserDismiss else { return resisted(presentation) }
      presentation.adaptiveDelegate?.presentationControllerWillDismiss(presentation)
      return dismiss(presentation, byGesture: true).map { SimulatedGesture(simulation, $0) }
    }
  }

  /// Drags a sheet down and lifts the finger; the dismissal takes time.
  @discardableResult public func swipeDown(on controller: UIViewController) -> Bool {
    guard let gesture = beginSwipeDown(on: controller) else { return false }
    gesture.move(to: 1)
    gesture.finish()
    return true
  }

  /// Taps beside a popover, or beside an alert with a cancel action.
  @discardableResult public func tapOutside(_ controller: UIViewController) -> Bool {
    if let alert = controller as? UIAlertController { return tapOutside(alert) }
    return controller.activePresentationController.map(tapBeside) ?? false
  }

  private func tapBeside(_ presentation: UIPresentationController) -> Bool {
    guard presentation.canBeTappedAway else { return false }
    return simulation.run {
      guard presentation.letsUserDismiss else {
        presentation.adaptiveDelegate?.presentationControllerDidAttemptToDismiss(presentation)
        return true
      }
      presentation.adaptiveDelegate?.presentationControllerWillDismiss(presentation)
      return dismiss(presentation, byGesture: false) != nil
    }
  }

  /// Drags a sheet to another height.
  @discardableResult public func drag(
    _ controller: UIViewController, to detent: UISheetPresentationController.Detent.Identifier
  ) -> Bool {
    guard let sheet = controller.sheetPresentationController, sheet.canBeSwiped,
      sheet.detents.contains(where: { $0.identifier == detent })
    else { return false }
    simulation.run { sheet.selectByHand(detent) }
    return true
  }

  /// Answers an alert; its handler runs after the dismissal.
  @discardableResult public func tap(_ action: UIAlertAction, in alert: UIAlertController) -> Bool {
    guard action.isEnabled, alert.isTouchable, let presentation = alert.presentation,
      alert.actions.contains(action)
    else { return false }
    return simulation.run {
      Dismissing(from: alert, animated: true).run(from: presentation) {
        if $0 { action.perform() }
      } != nil
    }
  }

  /// Answers an alert by a button's title.
  @discardableResult public func tap(_ title: String, in alert: UIAlertController) -> Bool {
    alert.actions.first { $0.title == title }.map { tap($0, in: alert) } ?? false
  }

  private func tapOutside(_ alert: UIAlertController) -> Bool {
    guard alert.preferredStyle == .actionSheet else { return false }
    if let cancel = alert.actions.first(where: { $0.style == .cancel }) {
      return tap(cancel, in: alert)
    }
    return alert.presentation.map(tapBeside) ?? false
  }

  private func resisted(_ presentation: UIPresentationController) -> SimulatedGesture {
    SimulatedGesture(simulation, nil) { finished in
      guard finished else { return }
      presentation.adaptiveDelegate?.presentationControllerDidAttemptToDismiss(presentation)
    }
  }

  private func dismiss(
    _ presentation: UIPresentationController, byGesture: Bool
  ) -> Transition? {
    var wish = Dismissing(from: presentation.presentedViewController, animated: true)
    wish.isGesture = byGesture
    return wish.run(from: presentation) { completed in
      guard completed else { return }
      presentation.adaptiveDelegate?.presentationControllerDidDismiss(presentation)
    }
  }
}

extension UIPresentationController {
  fileprivate var isStill: Bool {
    presentedViewController.viewIfLoaded?.window?.presentations.allSatisfy { !$0.isMoving }
      ?? false
  }

  /// A Boolean value that indicates whether it is a sheet at rest.
  fileprivate var canBeSwiped: Bool {
    isStill && presentationStyle.isSheet && !(presentedViewController is UIAlertController)
  }

  /// A Boolean value that indicates whether it is a popover at rest with nothing above it.
  fileprivate var canBeTappedAway: Bool {
    isStill && presentationStyle == .popover && presentedViewController.presentationsAbove.isEmpty
  }

  /// A Boolean value that indicates whether app and delegate allow the user to dismiss it.
  fileprivate var letsUserDismiss: Bool {
    !presentedViewController.isLocked
      && adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether it or a visible child is modal in presentation.
  fileprivate var isLocked: Bool {
    isModalInPresentation || children.contains { $0.appearance.isShowing && $0.isLocked }
  }
}
