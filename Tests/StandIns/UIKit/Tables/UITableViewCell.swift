public import Foundation

/// A row of a table, which is reused.
@MainActor open class UITableViewCell: UIView {
  /// The identifier of its reuse.
  public let reuseIdentifier: String?
  /// The accessory at its end.
  open var accessoryType = AccessoryType.none
  /// The style of the selection.
  open var selectionStyle = SelectionStyle.default
  /// A Boolean value that indicates whether it is selected.
  open var isSelected = false
  /// The view of its content.
  public let contentView = UIView()

  /// Makes a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// The configuration of its content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      for view in contentView.subviews { view.removeFromSuperview() }
      if let view = contentConfiguration?.makeContentView() { contentView.addSubview(view) }
    }
  }

  /// Returns a configuration without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .subtitleCell() }

  /// Called before the cell is reused.
  open func prepareForReuse() { isSelected = false }

  /// The style of a cell.
  public enum CellStyle: Int, Sendable {
    /// The default.
    case `default` = 0
    /// A text with another below it.
    case subtitle = 3
  }

  /// The accessory at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A disclosure indicator.
    case disclosureIndicator = 1
  }

  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// The default.
    case none = 0
    /// Highlighted.
    case `default` = 3
  }
}
