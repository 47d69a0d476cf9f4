extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The style before columns.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first.
    case primary = 0
    /// The middle column.
    case supplementary = 1
    /// The last.
    case secondary = 2
    /// The column that replaces all in compact width.
    case compact = 3
  }

  /// The layout of the columns.
  public enum SplitBehavior: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// Columns overlap.
    case overlay = 2
    /// Columns displace each other.
    case displace = 3
  }

  /// The visible columns.
  public enum DisplayMode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// The last column alone.
    case secondaryOnly = 1
    /// The last two columns.
    case oneBesideSecondary = 2
    /// The middle column over the last.
    case oneOverSecondary = 3
    /// All three columns.
    case twoBesideSecondary = 4
    /// The first two columns over the last.
    case twoOverSecondary = 5
    /// The first two columns, which displace the last.
    case twoDisplaceSecondary = 6
  }
}

extension UISplitViewController.DisplayMode {
  /// The columns that can be seen.
  func columns(in style: UISplitViewController.Style) -> [UISplitViewController.Column] {
    switch self {
    case .secondaryOnly: [.secondary]
    case .automatic, .oneBesideSecondary, .oneOverSecondary:
      style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      style == .tripleColumn
        ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }

  /// The mode in which a column is visible as well.
  func showing(
    _ column: UISplitViewController.Column, in style: UISplitViewController.Style
  ) -> UISplitViewController.DisplayMode {
    guard !columns(in: style).contains(column) else { return self }
    return column == .primary && style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// The mode in which a column is hidden; the last always is visible.
  func hiding(
    _ column: UISplitViewController.Column, in style: UISplitViewController.Style
  ) -> UISplitViewController.DisplayMode {
    guard column != .secondary, columns(in: style).contains(column) else { return self }
    return column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
  }
}
