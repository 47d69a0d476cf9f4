extension UIViewController {
  /// Makes it part of a presentation that another framework performs, in a container of its own.
  package func bePresented(over presenter: UIViewController, in window: UIWindow) {
    let presentation = UIPresentationController(
      presentedViewController: self, presenting: presenter)
    let container = UIView(frame: window.bounds)
    presentation.containerView = container
    self.presentation = presentation
    presenter.shown = presentation
    window.addSubview(container)
    container.addSubview(view)
  }

  /// Ends that presentation.
  package func endPresentation() { presentation?.leave() }
}
