extension Coordinator {
  /// Starts the flow of a key, in a scope of its own, and returns its result later.
  ///
  /// ```swift
  /// guard let order = await start(Checkout(item: item), as: .sheet).output else { return }
  /// ```
  @discardableResult
  public func start<Key: FlowKey>(
    _ key: Key, as placement: Placement = .automatic, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> Flow<Key.Output> {
    start(
      CoordinatorSource(key), concluding: Key.Output.self, as: placement, from: source,
      animation: animation, callSite: CallSite(fileID: fileID, line: line))
  }

  /// Starts the flow of one of several keys, without awaiting its result.
  ///
  /// A key whose type is known starts a flow with its result.
  @_disfavoredOverload @discardableResult
  public func start(
    _ key: any FlowKey, as placement: Placement = .automatic, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .start(key, as: placement).animated(animation), from: source, fileID: fileID, line: line)
  }

  /// Reveals a key's item in the layout, and follows a route of its coordinator there.
  ///
  /// A durable key as the route shows its own item there.
  ///
  /// ```swift
  /// follow(NewsTab(), NewsRoute.details(id))
  /// ```
  @discardableResult
  public func follow(
    _ key: some FlowKey, _ route: some Route, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.follow(key, route).animated(animation), from: source, fileID: fileID, line: line)
  }
}
