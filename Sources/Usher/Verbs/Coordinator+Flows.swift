extension Coordinator {
  /// Starts a child coordinator, in a scope of its own.
  ///
  /// The child is prepared first: its `build()` runs before anything changes. A start that is
  /// refused leaves no trace of it.
  @discardableResult
  public func start<Child: Coordinator>(
    child: Child, as placement: Placement = .automatic, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .start(child, as: placement), from: source, animation: animation,
      at: CallSite(fileID: fileID, line: line))
  }

  /// Starts a child coordinator that gives a result.
  @discardableResult
  public func start<Child: Concluding>(
    child: Child, as placement: Placement = .automatic, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> Flow<Child.Output> {
    start(
      CoordinatorSource(child), concluding: Child.Output.self, as: placement, from: source,
      animation: animation, callSite: CallSite(fileID: fileID, line: line))
  }

  /// Starts a child coordinator inside this one, and lets it end with this one.
  ///
  /// Inside `build()` it runs at once, so that the child can stand in the layout; elsewhere it
  /// fills a slot of this coordinator's screen, which has to be free.
  @discardableResult
  public func startEmbedded(
    child: Coordinator, in slot: String = "embedded", fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    let callSite = CallSite(fileID: fileID, line: line)
    let start = SceneTransition.start(child, as: .embedded(slot))
    guard case .preparing(let preparation) = phase else { return perform(start, at: callSite) }
    let request = Request(start, by: self, cause: .program, callSite: callSite)
    preparation.embed(child, in: self, for: request)
    return request.navigation
  }

  /// Finishes: its screens leave wherever they stand, its children first.
  ///
  /// Finishing a director's root coordinator closes the director. A coordinator whose result is `Void`
  /// has given it by this; any other one that is `Concluding` is cancelled.
  @discardableResult
  public func finish(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.finish(), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Finishes every child, and pops and dismisses what is above its own first screen.
  @discardableResult
  public func finishToRoot(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.finishToRoot(), animation: animation, at: CallSite(fileID: fileID, line: line))
  }
}

extension Concluding {
  /// Finishes with a result, which its parent's `Flow` receives at once.
  @discardableResult
  public func finish(
    _ output: Output, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.finish(output), animation: animation, at: CallSite(fileID: fileID, line: line))
  }
}
