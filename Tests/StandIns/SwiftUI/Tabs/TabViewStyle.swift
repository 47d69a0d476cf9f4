/// The appearance and behavior of a tab view.
@MainActor @preconcurrency public protocol TabViewStyle: Sendable {}

/// A bar of tabs.
@MainActor @preconcurrency public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// Pages to swipe through.
@available(macOS, unavailable)
@MainActor @preconcurrency public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the dots.
  public struct IndexDisplayMode: Sendable {
    let name: String
    /// Shows dots if there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }
  /// Makes the style.
  nonisolated public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
  nonisolated let mode: IndexDisplayMode
}

/// A bar of tabs that is a sidebar if there is room.
@MainActor @preconcurrency public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs.
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { .init() }
}

@available(macOS, unavailable)
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe through.
  @MainActor @preconcurrency public static var page: PageTabViewStyle { .init() }
  /// Pages to swipe through, with dots or without.
  @MainActor @preconcurrency public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs that is a sidebar if there is room.
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    .init()
  }
}

struct PagesKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The description of a style.
struct TabStyleKey: EnvironmentKey { static var defaultValue: [String] { [] } }

extension View {
  /// Sets the style of the tab views below.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values[PagesKey.self] = S.self == PageTabViewStyle.self
        let dots = (style as? PageTabViewStyle).map { "dots \($0.mode.name)" }
        let sidebar = style is SidebarAdaptableTabViewStyle ? "sidebar" : nil
        values[TabStyleKey.self] += [dots, sidebar].compactMap { $0 }
      })
  }
}
