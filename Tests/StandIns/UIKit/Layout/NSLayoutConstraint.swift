public import Foundation

/// A constraint of a layout; only its refusals are simulated, not the layout.
@MainActor open class NSLayoutConstraint: NSObject {
  /// A Boolean value that indicates whether the constraint is active.
  open var isActive = false {
    didSet { if isActive != oldValue { checkAncestry() } }
  }

  private weak var first: UIView?
  private weak var second: UIView?
  private let isAlone: Bool

  init(_ first: UIView?, _ second: UIView?, isAlone: Bool) {
    (self.first, self.second, self.isAlone) = (first, second, isAlone)
  }

  /// Activates several constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  private func checkAncestry() {
    guard isActive, !isAlone else { return }
    if let first, let second, first.topmost === second.topmost { return }
    isActive = false
    Console.raise(
      .generic,
      "Unable to activate constraint with anchors of \(first.name) and \(second.name) because they "
        + "have no common ancestor.", in: first?.window?.simulation)
  }

  /// The axis of a layout.
  public enum Axis: Int, Sendable {
    /// Horizontal.
    case horizontal = 0
    /// Vertical.
    case vertical = 1
  }
}

extension UIView {
  fileprivate var topmost: UIView { superview?.topmost ?? self }
}

extension UIView? {
  fileprivate var name: String { map { "\(type(of: $0))" } ?? "a view that is gone" }
}
