extension Coordinator {
  /// Starts a child coordinator, in its own scope.
  ///
  /// The child is prepared first: its `build()` runs before anything changes. A refused start
  /// changes nothing.
  @discardableResult
  public func start<Child: Coordinator>(
    child: Child, as placement: Placement = .automatic, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .start(child, as: placement).animated(animation), from: source, fileID: fileID, line: line)
  }

  /// Starts a child coordinator with a result.
  @discardableResult
  public func start<Child: Concluding>(
    child: Child, as placement: Placement = .automatic, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> Flow<Child.Output> {
    start(
      CoordinatorSource(child), concluding: Child.Output.self, as: placement, from: source,
      animation: animation, callSite: CallSite(fileID: fileID, line: line))
  }

  /// Starts a child coordinator inside this one, which ends with this one.
  ///
  /// In `build()` it runs at once, so the child can be part of the layout. A child outside the
  /// layout of a single screen, or one that starts later, fills a slot of this coordinator's
  /// screen, which must be empty. Without a name, the slot is named after the child, or `embedded`
  /// for one that starts later.
  ///
  /// `build()` runs each time a window is filled, so make the child there. A child that cannot be
  /// embedded refuses the start whose `build()` is running.
  @discardableResult
  public func startEmbedded(
    child: Coordinator, in slot: String? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    let callSite = CallSite(fileID: fileID, line: line)
    let start = SceneTransition.start(child, as: .embedded(slot ?? "embedded"))
    guard case .preparing(let preparation) = phase else { return request(start, at: callSite) }
    let request = Request(start, by: self, cause: .program, callSite: callSite)
    preparation.embed(child, in: self, slot: slot, for: request)
    return request.navigation
  }

  /// Finishes the coordinator: its screens leave, wherever they are, and its children finish first.
  ///
  /// Finishing the root coordinator closes the director. If the coordinator's output is `Void`, the
  /// outcome is `finished`; for any other output it is `cancelled`.
  @discardableResult
  public func finish(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.finish().animated(animation), fileID: fileID, line: line)
  }

  /// Finishes every child, and pops and dismisses everything above its own first screen.
  @discardableResult
  public func finishToRoot(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.finishToRoot().animated(animation), fileID: fileID, line: line)
  }
}

extension Concluding {
  /// Finishes with a result, which its parent's `Flow` receives at once.
  @discardableResult
  public func finish(
    _ output: Output, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.finish(output).animated(animation), fileID: fileID, line: line)
  }
}
