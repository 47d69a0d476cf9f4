public import Foundation

/// A row of a table, which is used again for others.
@MainActor open class UITableViewCell: UIView {
  /// What it is used again for.
  public let reuseIdentifier: String?
  /// What stands at its end.
  open var accessoryType = AccessoryType.none
  /// How it looks while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether it is selected.
  open var isSelected = false
  /// Where what it shows is.
  public let contentView = UIView()

  /// Makes a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes one from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      for view in contentView.subviews { view.removeFromSuperview() }
      if let view = contentConfiguration?.makeContentView() { contentView.addSubview(view) }
    }
  }

  /// What it could show: texts, which are yet to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .subtitleCell() }

  /// Hears that it is about to be used again.
  open func prepareForReuse() { isSelected = false }

  /// How a row is made up.
  public enum CellStyle: Int, Sendable {
    /// As any.
    case `default` = 0
    /// With a text below another.
    case subtitle = 3
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: it leads somewhere.
    case disclosureIndicator = 1
  }

  /// How a row looks while it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// As ever.
    case none = 0
    /// Highlighted.
    case `default` = 3
  }
}
