extension UIViewController {
  /// Returns the view of its nib: of the named one, or of one with its class's name.
  var viewOfNib: UIView? {
    let nibs = simulation?.nibs ?? [:]
    guard let nibName else { return namesOfClass.lazy.compactMap { nibs[$0] }.first?(self) }
    if nibs[nibName] == nil {
      raise(.inconsistency, "Could not load NIB in bundle with name '\(nibName)'")
    }
    return nibs[nibName]?(self)
  }

  /// `SeatView` and `SeatViewController`, for a `SeatViewController`.
  private var namesOfClass: [String] {
    let name = String(describing: type(of: self))
    return name.hasSuffix("ViewController")
      ? [String(name.dropLast("Controller".count)), name] : []
  }
}
