extension Coordinator {
  /// Pushes a screen onto the coordinator's stack.
  @discardableResult
  public func push(
    _ screen: any Screen, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .push(screen), from: source, animation: animation,
      at: CallSite(fileID: fileID, line: line))
  }

  /// Pops the top of the coordinator's stack.
  ///
  /// Refused if it is the only screen: a stack is never empty.
  @discardableResult
  public func pop(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.pop(), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Pops everything above a screen of the stack.
  @discardableResult
  public func pop(
    to screen: any Screen, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(
      .pop(to: screen), animation: animation, at: CallSite(fileID: fileID, line: line)
    )
  }

  /// Pops everything above the coordinator's own first screen in the stack.
  @discardableResult
  public func popToRoot(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.popToRoot(), animation: animation, at: CallSite(fileID: fileID, line: line))
  }
}
