/// What tabs, columns, pages and slots can do, as values.
extension SceneTransition {
  /// Returns one that selects a tab, column or page.
  ///
  /// The index counts from 0.
  public static func select(_ index: Int) -> SceneTransition {
    plain("select") { draft throws(Obstacle) in try draft.select(.index(index)) }
  }

  /// Returns one that selects whatever must be selected for something to show.
  public static func select(_ item: any LayoutItem) -> SceneTransition {
    plain("select") { draft throws(Obstacle) in try draft.select(.item(item)) }
  }

  /// Returns one that embeds a screen in a slot of the coordinator's own screen.
  public static func embed(_ screen: any Screen, in slot: String) -> SceneTransition {
    show(ScreenSource(screen), as: .embedded(slot))
  }

  /// Returns one that removes what a slot of the coordinator's own screen holds.
  public static func unembed(_ slot: String) -> SceneTransition {
    plain("unembed") { draft throws(Obstacle) in try draft.unembed(slot) }
  }
}
