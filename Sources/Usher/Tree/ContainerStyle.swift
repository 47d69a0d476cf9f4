/// The style of a container of tabs or pages, where the platform offers a choice.
///
/// Options of tabs have no effect on pages, and vice versa.
public struct ContainerStyle: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the options.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Tabs become a sidebar if there is room for one.
  public static let sidebarAdaptable = ContainerStyle(rawValue: 1)
  /// The tab bar minimizes while the user scrolls down.
  public static let minimizesBar = ContainerStyle(rawValue: 2)
  /// Pages are shown without dots.
  public static let hidesDots = ContainerStyle(rawValue: 4)
}
