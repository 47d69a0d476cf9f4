extension Coordinator {
  /// Pushes a screen onto the stack that it stands in.
  @discardableResult
  public func push(
    _ screen: any Screen, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .push(screen), from: source, animation: animation,
      at: CallSite(fileID: fileID, line: line))
  }

  /// Pops the top of the stack that it stands in.
  ///
  /// Refused where that is the only one: a stack is never empty.
  @discardableResult
  public func pop(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.pop(), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Pops whatever is above a screen of the stack.
  @discardableResult
  public func pop(
    to screen: any Screen, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(
      .pop(to: screen), animation: animation, at: CallSite(fileID: fileID, line: line)
    )
  }

  /// Pops whatever is above the first screen of the stack that it stands in.
  @discardableResult
  public func popToRoot(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.popToRoot(), animation: animation, at: CallSite(fileID: fileID, line: line))
  }
}
