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

  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    setTitle(primaryAction?.title, for: .normal)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a button with a configuration and an action, whose title is the default.
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
    /// A custom button.
    case custom = 0
    /// A system button.
    case system = 1
  }

  /// The appearance and the title of a button.
  public struct Configuration {
    /// The title of the button.
    public var title: String?

    private init() {}

    /// A plain button.
    public static func plain() -> Configuration { Configuration() }
    /// A gray button.
    public static func gray() -> Configuration { Configuration() }
    /// A tinted button.
    public static func tinted() -> Configuration { Configuration() }
    /// A filled button.
    public static func filled() -> Configuration { Configuration() }
  }
}
