public import Foundation

/// Views one after the other.
@MainActor open class UIStackView: UIView {
  /// The direction that they follow.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill
  /// The room between them.
  open var spacing: CGFloat = 0
  /// The views.
  public private(set) var arrangedSubviews: [UIView] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes one from an archive.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Makes one of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }

  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    /// All of it is filled.
    case fill = 0
    /// Each has as much as the others.
    case fillEqually = 1
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    /// Each fills it.
    case fill = 0
    /// Each begins where lines begin.
    case leading = 1
    /// Each is in the middle.
    case center = 3
  }
}
