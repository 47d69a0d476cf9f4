/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let index: Int
  /// The first.
  public static var sidebar: NavigationSplitViewColumn { .init(index: 0) }
  /// The one between.
  public static var content: NavigationSplitViewColumn { .init(index: 1) }
  /// The last.
  public static var detail: NavigationSplitViewColumn { .init(index: 2) }
}

/// Which columns a split view shows if there is room.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  let name: String
  /// The last alone.
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
  /// The last two.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
  /// All.
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }
  /// The columns that fit.
  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
}
