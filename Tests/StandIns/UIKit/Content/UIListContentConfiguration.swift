public import Foundation

/// What a row shows: a text, and perhaps another below or beside it.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text.
  public var text: String?
  /// The other text.
  public var secondaryText: String?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the other text looks.
  public var secondaryTextProperties = TextProperties()

  /// A text, and another below it.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// How a text looks.
  public struct TextProperties {
    /// Its color.
    public var color = UIColor.label
  }
}

/// A view that shows a row's texts.
@MainActor open class UIListContentView: UIView, UIContentView {
  private let labels = [UILabel(), UILabel()]
  private var shown: any UIContentConfiguration = UIListContentConfiguration.subtitleCell()

  /// Makes a view that shows texts.
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    for label in labels { addSubview(label) }
    self.configuration = configuration
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes one from an archive.
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
