public import Foundation

/// Rows in a column; all of them count as visible.
@MainActor open class UITableView: UIScrollView {
  /// The data source of the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// The delegate of the rows.
  open weak var delegate: (any UITableViewDelegate)?
  /// The style of the table.
  public let style: Style
  /// The view above the rows.
  open var tableHeaderView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableHeaderView { insertSubview(tableHeaderView, at: 0) }
    }
  }
  /// The row that is selected.
  public private(set) var indexPathForSelectedRow: IndexPath?
  private var classes: [String: UITableViewCell.Type] = [:]
  private var spare: [String: [UITableViewCell]] = [:]
  private var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  private var headings: [UIView] = []
  private var isOutdated = true

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The rows.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.map(\.cell)
  }

  /// Returns a row, if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return rows.first { $0.path == indexPath }?.cell
  }

  /// Returns the place of a row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.cell === cell }?.path
  }

  /// Registers the class of the cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Returns a reused row of a kind, or a new one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if classes[identifier] == nil {
      Console.raise(
        .inconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard", in: window?.simulation)
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Reloads the rows at the next layout, without a selection.
  open func reloadData() {
    isOutdated = true
    indexPathForSelectedRow = nil
  }

  /// Clears the selection of a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPath == indexPathForSelectedRow else { return }
    indexPathForSelectedRow = nil
    cellForRow(at: indexPath)?.isSelected = false
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    guard isOutdated, window != nil else { return }
    isOutdated = false
    removeRows()
    if let dataSource { for section in 0..<dataSource.numberOfSections(in: self) { fill(section) } }
  }

  func select(_ indexPath: IndexPath) {
    if let old = indexPathForSelectedRow { deselectRow(at: old, animated: false) }
    indexPathForSelectedRow = indexPath
    cellForRow(at: indexPath)?.isSelected = true
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  private func removeRows() {
    for row in rows {
      row.cell.removeFromSuperview()
      if let name = row.cell.reuseIdentifier { spare[name, default: []].append(row.cell) }
    }
    for heading in headings { heading.removeFromSuperview() }
    (rows, headings) = ([], [])
  }

  private func fill(_ section: Int) {
    guard let dataSource else { return }
    if let title = dataSource.tableView(self, titleForHeaderInSection: section) { head(title) }
    for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
      let path = IndexPath(row: row, section: section)
      let cell = dataSource.tableView(self, cellForRowAt: path)
      rows.append((path, cell))
      addSubview(cell)
    }
  }

  private func head(_ title: String) {
    let heading = UILabel()
    heading.text = title
    headings.append(heading)
    addSubview(heading)
  }

  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Separate sections.
    case grouped = 1
    /// Separate sections with margins.
    case insetGrouped = 2
  }
}
