/// The layout that a coordinator starts with, returned by its `build()` as a recipe.
///
/// ```swift
/// override func build() -> SceneLayout { .tabs(ShowsTab(), TicketsTab()) }
/// ```
@MainActor public struct SceneLayout: LayoutItem {
  var content: Content
  var route: AnyRoute?
  var label: TabLabel?
  var style: ContainerStyle = []
  /// The identity that distinguishes it from an equal item of an arrangement.
  var id: AnyHashable?
  /// `true` if the last of its columns is the detail column.
  var hasDetail = false
  /// The identity by which a stored arrangement finds it again, if it is an item.
  var identity: AnyHashable?
  /// The number by which a stored arrangement finds it again, if it is a container.
  var number: Int?

  indirect enum Content {
    case empty
    case item(any LayoutItem, embedded: [(slot: String, item: any LayoutItem)])
    case container(Node.Kind, [any LayoutItem], selected: Int)
    case adaptive(compact: SceneLayout, regular: SceneLayout)
  }

  /// Nothing: for a root coordinator that fills its window by starting children.
  public static let empty = SceneLayout(content: .empty)

  /// Returns a layout of one item, with others in the slots of its screen.
  public static func screen(
    _ screen: any LayoutItem, embedding embedded: [String: any LayoutItem] = [:]
  ) -> SceneLayout {
    let slots = embedded.sorted { $0.key < $1.key }.map { (slot: $0.key, item: $0.value) }
    return SceneLayout(content: .item(screen, embedded: slots))
  }

  /// Returns a layout of screens on top of each other, the bottom one first.
  public static func stack(_ items: any LayoutItem...) -> SceneLayout {
    SceneLayout(content: .container(.stack, items, selected: 0))
  }

  /// Returns a layout of screens on top of each other, the bottom one first.
  public static func stack(_ items: [any LayoutItem]) -> SceneLayout {
    SceneLayout(content: .container(.stack, items, selected: 0))
  }

  /// Returns a layout of tabs.
  public static func tabs(_ items: any LayoutItem..., selected: Int = 0) -> SceneLayout {
    SceneLayout(content: .container(.tabs, items, selected: selected))
  }

  /// Returns a layout of tabs.
  public static func tabs(_ items: [any LayoutItem], selected: Int = 0) -> SceneLayout {
    SceneLayout(content: .container(.tabs, items, selected: selected))
  }

  /// Returns a layout of columns, the primary one first.
  ///
  /// If there is room for only one column, the selected one is shown.
  public static func split(_ items: any LayoutItem..., selected: Int = 0) -> SceneLayout {
    SceneLayout(content: .container(.split, items, selected: selected))
  }

  /// Returns a layout of columns, the primary one first.
  ///
  /// If there is room for only one column, the selected one is shown.
  public static func split(_ items: [any LayoutItem], selected: Int = 0) -> SceneLayout {
    SceneLayout(content: .container(.split, items, selected: selected))
  }

  /// Returns a layout of pages.
  public static func pages(_ items: any LayoutItem..., selected: Int = 0) -> SceneLayout {
    SceneLayout(content: .container(.pages, items, selected: selected))
  }

  /// Returns a layout of pages.
  public static func pages(_ items: [any LayoutItem], selected: Int = 0) -> SceneLayout {
    SceneLayout(content: .container(.pages, items, selected: selected))
  }

  /// Returns the layout of tabs or pages with a style, in addition to those that it has.
  ///
  /// ```swift
  /// .pages(Welcome(), Tour()).styled(.hidesDots)
  /// ```
  public func styled(_ style: ContainerStyle) -> SceneLayout {
    var layout = self
    layout.style.formUnion(style)
    return layout
  }
}
