/// Transitions by key; the content of a key is made in the scope of the requesting coordinator.
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

  /// Returns a transition that reveals a key's item, and follows a route of its coordinator there.
  ///
  /// A durable key as the route shows its own item there.
  ///
  /// The coordinator stands in a layout, or an earlier step of the same sequence starts it.
  public static func follow(_ key: some FlowKey, _ route: some Route) -> SceneTransition {
    SceneTransition(FollowOperation(key: key, anyRoute: AnyRoute(route)))
  }
}

/// Reveals a flow by its key, and follows a route there.
private struct FollowOperation: SceneOperation {
  let key: any FlowKey
  let anyRoute: AnyRoute

  var verb: Message { "follow \(anyRoute)" }
  var target: String { "\(anyRoute)" }
  var route: AnyRoute? { anyRoute }
  var signature: AnyHashable? { [AnyHashable(key), AnyHashable(anyRoute)] }

  func plan(on draft: inout Draft) throws(Refusal) {
    try draft.reveal(draft.id(of: key))
    guard let flow = draft.flow(of: AnyHashable(key)),
      let performer = draft.selfAndEmbedded(of: flow).first(where: { $0.accepts(anyRoute) })
    else {
      throw .unrouted(anyRoute, "the flow of \(type(of: key)) has no routes of that type")
    }
    try draft.follow(anyRoute, by: performer)
  }
}
