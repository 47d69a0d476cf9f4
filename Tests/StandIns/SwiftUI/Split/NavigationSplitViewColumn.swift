/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let index: Int
  /// The first.
  public static var sidebar: NavigationSplitViewColumn { .init(index: 0) }
  /// The middle column.
  public static var content: NavigationSplitViewColumn { .init(index: 1) }
  /// The last.
  public static var detail: NavigationSplitViewColumn { .init(index: 2) }
}

/// The visible columns of a split view, if there is room.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  let name: String
  /// The last column alone.
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
  /// The last two columns.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }
  /// The columns that fit.
  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
}
