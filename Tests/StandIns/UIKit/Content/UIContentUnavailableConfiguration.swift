public import Foundation

/// The content of a controller that has nothing to show.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The primary text.
  public var text: String?
  /// The secondary text.
  public var secondaryText: String?
  /// The button that does it.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()

  private init(text: String? = nil) { self.text = text }

  /// Nothing yet.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Nothing that was searched for.
  public static func search() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(text: "No Results")
  }

  /// Makes a view that shows it.
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

/// A view that says that there is nothing to show.
@MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: any UIContentConfiguration

  /// Makes a view that says so.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show(configuration)
  }

  /// Makes one from an archive.
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
