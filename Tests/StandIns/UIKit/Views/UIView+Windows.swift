extension UIView {
  /// Tells whom it concerns that it is in another window, or in none.
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

  /// The outermost controllers of the views from here down.
  private var topControllers: [UIViewController] {
    if let controller { [controller] } else { subviews.flatMap(\.topControllers) }
  }
}
