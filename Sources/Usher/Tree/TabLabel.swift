/// What a tab shows in its bar or sidebar, and where it stands there.
///
/// A layout gives it to an item, a screen declares it by ``TabLabeling``, and `setLabel` changes it:
///
/// ```swift
/// .tabs(
///   ShowsTab().labeled(TabLabel("Shows", image: .symbol("theatermasks"))),
///   SearchTab().labeled(TabLabel("Search", role: .search)))
/// ```
///
/// Each host shows what its platform has. A string is a label with that title.
public struct TabLabel: Hashable, Sendable, Codable {
  /// The title; `nil` for that of the first screen in the tab.
  public var title: String?
  /// The image, where the host shows one.
  public var image: Image?
  /// What the tab is for, where it is no place like the others.
  public var role: Role?
  /// The section of a sidebar that it belongs to; neighbors in one section stand together.
  public var section: String?
  /// Whether neither the bar nor the sidebar offers it, unless it is selected.
  public var isHidden: Bool

  /// An image of the system or of the app.
  public enum Image: Hashable, Sendable, Codable {
    /// A symbol of the system.
    case symbol(String)
    /// An image in the app's asset catalog.
    case asset(String)
  }

  /// What a tab is for.
  public enum Role: String, Hashable, Sendable, Codable {
    /// It searches.
    case search
    /// It is the app's most important place.
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

/// How a container of tabs or pages looks, where the platform has the choice.
///
/// What is said of tabs means nothing to pages, and the other way round.
public struct ContainerStyle: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the choices.
  public let rawValue: Int

  /// Makes a style of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Tabs become a sidebar where there is room for one.
  public static let sidebarAdaptable = ContainerStyle(rawValue: 1)
  /// The bar of the tabs gets out of the way while the user scrolls down.
  public static let minimizesBar = ContainerStyle(rawValue: 2)
  /// Pages are shown without dots.
  public static let hidesDots = ContainerStyle(rawValue: 4)
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
