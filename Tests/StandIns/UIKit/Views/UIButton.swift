public import Foundation

/// A button.
@MainActor open class UIButton: UIControl {
  /// Its text.
  public let titleLabel: UILabel? = UILabel()
  /// The configuration of the button.
  open var configuration: Configuration? {
    didSet { if let title = configuration?.title { titleLabel?.text = title } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes one that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    setTitle(primaryAction?.title, for: .normal)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes one of a look that does something; without a title of its own it has that of the action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    setTitle(primaryAction?.title, for: .normal)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Its text.
  open var currentTitle: String? { titleLabel?.text }

  /// Sets its text.
  open func setTitle(_ title: String?, for state: UIControl.State) { titleLabel?.text = title }

  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// As the app draws it.
    case custom = 0
    /// As the system draws it.
    case system = 1
  }

  /// The appearance and the title of a button.
  public struct Configuration {
    /// The title of the button.
    public var title: String?

    private init() {}

    /// Text alone.
    public static func plain() -> Configuration { Configuration() }
    /// Text on gray.
    public static func gray() -> Configuration { Configuration() }
    /// Text on a hint of the tint.
    public static func tinted() -> Configuration { Configuration() }
    /// Text on the tint.
    public static func filled() -> Configuration { Configuration() }
  }
}
