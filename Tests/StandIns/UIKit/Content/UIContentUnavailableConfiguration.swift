public import Foundation

/// What a controller shows if it has nothing to show.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// What there is not.
  public var text: String?
  /// What may be done about it.
  public var secondaryText: String?
  /// The button that does it.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
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

  /// What a button does.
  public struct ButtonProperties {
    /// What it does.
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

  /// What it says.
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
