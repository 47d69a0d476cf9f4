/// The label of a tab.
///
/// A layout gives it to an item, a screen declares it by ``TabLabeling``, or `setLabel` changes it:
///
/// ```swift
/// .tabs(
///   ShowsTab().labeled(TabLabel("Shows", image: .symbol("theatermasks"))),
///   SearchTab().labeled(TabLabel("Search", role: .search)))
/// ```
///
/// Each host shows the parts that its platform has. A string is a label with that title.
public struct TabLabel: Hashable, Sendable, Codable {
  /// The title; `nil` for that of the first screen in the tab.
  public var title: String?
  /// The image, on hosts that show one.
  public var image: Image?
  /// The purpose of the tab, if it has a special one.
  public var role: Role?
  /// The section of a sidebar that it belongs to; neighbors in one section stand together.
  public var section: String?
  /// A Boolean value that indicates whether the tab is hidden unless it is selected.
  public var isHidden: Bool

  /// An image of the system or of the app.
  public enum Image: Hashable, Sendable, Codable {
    /// A symbol of the system.
    case symbol(String)
    /// An image in the app's asset catalog.
    case asset(String)
  }

  /// The special purpose of a tab.
  public enum Role: String, Hashable, Sendable, Codable {
    /// The tab searches.
    case search
    /// The tab is the app's most important place.
    case prominent
  }

  /// Makes a label.
  public init(
    _ title: String? = nil, image: Image? = nil, role: Role? = nil, section: String? = nil,
    isHidden: Bool = false
  ) {
    (self.title, self.image, self.role) = (title, image, role)
    (self.section, self.isHidden) = (section, isHidden)
  }
}

extension TabLabel: ExpressibleByStringInterpolation {
  /// Makes a label with a title alone.
  public init(stringLiteral title: String) { self.init(title) }
}

extension Node {
  /// The label of the tab that has this content, or else that of the first screen in it.
  public var tabLabel: TabLabel? {
    attributes.tab ?? (kind == .screen ? nil : children.first?.tabLabel)
  }

  /// The children among which the user may choose: all but hidden tabs that are not selected.
  package var choices: [Node] {
    guard kind == .tabs else { return children }
    return children.filter { $0.tabLabel?.isHidden != true || $0.id == shape.selected }
  }
}
