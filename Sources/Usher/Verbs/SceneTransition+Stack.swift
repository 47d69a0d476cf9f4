/// What a stack can do, as values.
extension SceneTransition {
  /// Returns one that pushes a screen onto the stack that the coordinator stands in.
  public static func push(_ screen: any Screen) -> SceneTransition {
    show(ScreenSource(screen), as: .push)
  }

  /// Returns one that pops the top of the stack.
  public static func pop() -> SceneTransition {
    removal("pop") { draft throws(Obstacle) in try draft.pop() }
  }

  /// Returns one that pops whatever is above a screen of the stack.
  public static func pop(to screen: any Screen) -> SceneTransition {
    removal("pop") { draft throws(Obstacle) in try draft.pop(to: screen) }
  }

  /// Returns one that pops whatever is above the first screen of the stack.
  public static func popToRoot() -> SceneTransition {
    removal("pop") { draft throws(Obstacle) in try draft.popToRoot() }
  }

  /// Returns one that replaces the top of the stack.
  public static func replace(with screen: any Screen) -> SceneTransition {
    replace(with: ScreenSource(screen))
  }

  /// Returns one that replaces the coordinator's own screens in the stack.
  ///
  /// The bottom screen comes first.
  public static func replaceAll(with screens: [any Screen]) -> SceneTransition {
    removal("replace") { draft throws(Obstacle) in try draft.replaceAll(with: screens) }
  }

  /// Returns one that sets what stands in the stack, from the coordinator's first screen up.
  ///
  /// The bottom screen comes first.
  public static func set(_ screens: [any Screen]) -> SceneTransition {
    removal("set") { draft throws(Obstacle) in try draft.set(screens) }
  }

  /// Returns one that removes a screen wherever it stands.
  public static func remove(_ screen: any Screen) -> SceneTransition {
    removal("remove") { draft throws(Obstacle) in try draft.remove(screen) }
  }

  /// Returns one that brings a screen of the stack to its top.
  public static func bringToFront(_ screen: any Screen) -> SceneTransition {
    plain("bring to front") { draft throws(Obstacle) in try draft.bringToFront(screen) }
  }
}
