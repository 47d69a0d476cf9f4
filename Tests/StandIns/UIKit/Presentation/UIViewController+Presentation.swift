extension UIViewController {
  /// The controller that it or a container of it presents.
  public var presentedViewController: UIViewController? {
    shown?.presentedViewController ?? parent?.presentedViewController
  }

  /// The controller that presents it or a container of it.
  public var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  /// The presentation controller of it or a container, created by its style if there is none yet.
  public var presentationController: UIPresentationController? {
    if let active = activePresentationController { return active }
    return madePresentationController
  }

  /// The active presentation controller of it or a container.
  public var activePresentationController: UIPresentationController? {
    if let presentation, presentation.presenter != nil { return presentation }
    return parent?.activePresentationController
  }

  /// The presentation controller, if it is a sheet's.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller, if it is a popover's.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  private var madePresentationController: UIPresentationController {
    if let presentation { return presentation }
    let made = makePresentationController()
    presentation = made
    made.keeper = self
    return made
  }

  private func makePresentationController() -> UIPresentationController {
    if usesPopover {
      let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      popover.presentationStyle = .popover
      return popover
    }
    return switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// The presentations above it, the lowest first.
  var presentationsAbove: [UIPresentationController] {
    guard let next = firstShown else { return [] }
    return [next] + next.presentedViewController.presentationsAbove
  }

  private var firstShown: UIPresentationController? {
    shown ?? children.lazy.compactMap(\.firstShown).first
  }
}
