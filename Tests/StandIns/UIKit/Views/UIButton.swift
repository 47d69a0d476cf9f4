public import Foundation

/// A button.
@MainActor open class UIButton: UIControl {
  /// Its text.
  public let titleLabel: UILabel? = UILabel()

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes one that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    setTitle(primaryAction?.title, for: .normal)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Its text.
  open var currentTitle: String? { titleLabel?.text }

  /// Sets its text.
  open func setTitle(_ title: String?, for state: UIControl.State) { titleLabel?.text = title }

  /// How it looks.
  public enum ButtonType: Int, Sendable {
    /// As the app draws it.
    case custom = 0
    /// As the system draws it.
    case system = 1
  }
}
