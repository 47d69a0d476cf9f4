extension UIViewController {
  /// Makes it part of a presentation that another framework performs.
  package func bePresented(over presenter: UIViewController) {
    presentation = UIPresentationController(presentedViewController: self, presenting: presenter)
  }
}
