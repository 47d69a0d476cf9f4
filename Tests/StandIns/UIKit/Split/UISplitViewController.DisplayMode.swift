extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// As it was before there were columns.
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
    /// The one between.
    case supplementary = 1
    /// The last.
    case secondary = 2
    /// The one in place of all if there is little room.
    case compact = 3
  }

  /// The layout of the columns.
  public enum SplitBehavior: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// One over the other.
    case overlay = 2
    /// One pushes the other away.
    case displace = 3
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// The last alone.
    case secondaryOnly = 1
    /// The one before the last, and the last.
    case oneBesideSecondary = 2
    /// The one before the last, over the last.
    case oneOverSecondary = 3
    /// All three.
    case twoBesideSecondary = 4
    /// The first two over the last.
    case twoOverSecondary = 5
    /// The first two, which push the last away.
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

  /// The mode in which a column can be seen as well.
  func showing(
    _ column: UISplitViewController.Column, in style: UISplitViewController.Style
  ) -> UISplitViewController.DisplayMode {
    guard !columns(in: style).contains(column) else { return self }
    return column == .primary && style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// The mode in which a column cannot be seen; the last always can.
  func hiding(
    _ column: UISplitViewController.Column, in style: UISplitViewController.Style
  ) -> UISplitViewController.DisplayMode {
    guard column != .secondary, columns(in: style).contains(column) else { return self }
    return column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
  }
}
