/// Transitions by key: what shows a key is made in the scope of the requesting coordinator.
///
/// ```swift
/// func transition(to route: ShopRoute) -> SceneTransition {
///   switch route {
///   case .items: .push(ItemList())
///   case .item(let id): .sequence(.push(ItemList()), .push(ItemDetails(id: id)))
///   case .checkout(let id): .start(Checkout(item: id), as: .sheet)
///   }
/// }
/// ```
extension SceneTransition {
  /// Returns a transition that starts the flow of a key.
  public static func start(
    _ key: some FlowKey, as placement: Placement = .automatic
  ) -> SceneTransition {
    start(CoordinatorSource(key), as: placement)
  }

  /// Returns a transition that starts the flow of a key, and hands its outcome to a closure.
  ///
  /// The closure receives the outcome exactly once, however the flow ends.
  public static func start<Key: FlowKey>(
    _ key: Key, as placement: Placement = .automatic,
    ended: @escaping @MainActor (Outcome<Key.Output>) -> Void
  ) -> SceneTransition {
    start(CoordinatorSource(key), as: placement, ended: ended)
  }

  /// Returns a transition that sets the label of the tab, page or column of a key or a screen.
  public static func setLabel(_ label: TabLabel?, on item: any LayoutItem) -> SceneTransition {
    plain("update") { draft throws(Refusal) in try draft.setLabel(label, of: item) }
  }

  /// Returns a transition that reveals what a key names, and follows a route of its coordinator, or
  /// shows there what a durable key names.
  ///
  /// The coordinator stands in a layout, or an earlier step of the same sequence starts it.
  public static func follow(_ key: some FlowKey, _ route: some Route) -> SceneTransition {
    SceneTransition(FollowOperation(key: AnyHashable(key), anyRoute: AnyRoute(route), item: key))
  }
}

/// Reveals a flow by its key, and follows a route there.
private struct FollowOperation: SceneOperation {
  let key: AnyHashable
  let anyRoute: AnyRoute
  let item: any FlowKey

  var verb: Message { "follow \(anyRoute)" }
  var target: String { "\(anyRoute)" }
  var route: AnyRoute? { anyRoute }
  var signature: AnyHashable? { [key, AnyHashable(anyRoute)] }

  func plan(on draft: inout Draft) throws(Refusal) {
    let id = try draft.id(of: item)
    try draft.reveal(id)
    guard let flow = draft.flow(of: key),
      let performer = draft.selfAndEmbedded(of: flow).first(where: { $0.accepts(anyRoute) })
    else {
      throw .unrouted(anyRoute, "the flow of \(type(of: item)) has no routes of that type")
    }
    try draft.lead(to: anyRoute, by: performer)
  }
}
