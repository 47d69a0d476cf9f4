public import Foundation

/// The content of a row: a text, with an optional one below or beside it.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text.
  public var text: String?
  /// The secondary text.
  public var secondaryText: String?
  /// The properties of the text.
  public var textProperties = TextProperties()
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties()

  /// A text with another below it.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Creates a view with the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The properties of a text.
  public struct TextProperties {
    /// The color of the text.
    public var color = UIColor.label
  }
}

/// A view that shows a row's texts.
@MainActor open class UIListContentView: UIView, UIContentView {
  private let labels = [UILabel(), UILabel()]
  private var shown: any UIContentConfiguration = UIListContentConfiguration.subtitleCell()

  /// Creates a view with texts.
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    for label in labels { addSubview(label) }
    self.configuration = configuration
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The texts.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      shown = newValue
      guard let texts = newValue as? UIListContentConfiguration else { return }
      labels[0].text = texts.text
      labels[1].text = texts.secondaryText
    }
  }
}
