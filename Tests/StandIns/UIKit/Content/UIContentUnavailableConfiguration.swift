public import Foundation

/// The content of a controller that has nothing to show.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The primary text.
  public var text: String?
  /// The secondary text.
  public var secondaryText: String?
  /// The button of the placeholder.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()

  private init(text: String? = nil) { self.text = text }

  /// An empty placeholder.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// The placeholder of a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(text: "No Results")
  }

  /// Creates a view with the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The properties of a button.
  public struct ButtonProperties {
    /// The action of the button.
    public var primaryAction: UIAction?

    init() {}
  }
}

/// A view of a placeholder.
@MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: any UIContentConfiguration

  /// Creates a view of a placeholder.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show(configuration)
  }

  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) { nil }

  /// The configuration of the view.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      shown = newValue
      if let words = newValue as? UIContentUnavailableConfiguration { show(words) }
    }
  }

  private func show(_ words: UIContentUnavailableConfiguration) {
    for view in subviews { view.removeFromSuperview() }
    for text in [words.text, words.secondaryText] { add(text) }
    guard words.button.title != nil else { return }
    addSubview(
      UIButton(configuration: words.button, primaryAction: words.buttonProperties.primaryAction))
  }

  private func add(_ text: String?) {
    guard let text else { return }
    let label = UILabel()
    label.text = text
    addSubview(label)
  }
}
