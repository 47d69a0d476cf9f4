extension UIView {
  /// Notifies views and controllers that the window has changed.
  func moved(from before: UIWindow?) {
    guard before !== window else { return }
    announceWindow()
    for controller in topControllers { controller.viewMoved(into: window) }
  }

  private func announceWindow() {
    if window == nil { resignFirstResponder() }
    didMoveToWindow()
    for view in subviews { view.announceWindow() }
  }

  /// The outermost controllers of the view and its subviews.
  private var topControllers: [UIViewController] {
    if let controller { [controller] } else { subviews.flatMap(\.topControllers) }
  }
}
