public import Foundation

/// Views in a row or a column.
@MainActor open class UIStackView: UIView {
  /// The axis of the views.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill
  /// The space between the views.
  open var spacing: CGFloat = 0
  /// The views.
  public private(set) var arrangedSubviews: [UIView] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an instance from an archive.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack of views.
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
    /// The views fill the axis.
    case fill = 0
    /// The views have equal lengths.
    case fillEqually = 1
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the other axis.
    case fill = 0
    /// The views are aligned at the leading edge.
    case leading = 1
    /// The views are centered.
    case center = 3
  }
}
