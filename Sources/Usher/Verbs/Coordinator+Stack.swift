extension Coordinator {
  /// Pushes a screen onto the stack that it stands in.
  @discardableResult
  public func push(
    _ screen: any Screen, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .push(screen), from: source, animation: animation, at: CallSite(fileID: fileID, line: line))
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
    perform(.pop(to: screen), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Pops whatever is above the first screen of the stack that it stands in.
  @discardableResult
  public func popToRoot(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.popToRoot(), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Removes a screen wherever it stands: in a stack, a layer, a slot, or among tabs or pages.
  ///
  /// Refused where it is all that its container holds, and where it belongs to a coordinator that this
  /// one did not start, directly or through its children.
  @discardableResult
  public func remove(
    _ screen: any Screen, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.remove(screen), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Replaces the top of the stack that it stands in, or its only screen.
  @discardableResult
  public func replace(
    with screen: any Screen, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.replace(with: screen), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Replaces its own screens in the stack, the bottom one first; those of others stay.
  @discardableResult
  public func replaceAll(
    with screens: [any Screen], animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(
      .replaceAll(with: screens), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Sets what stands in its stack, from its own first screen up.
  ///
  /// Screens that stand there already stay as they are; the others leave or come, in one step.
  @discardableResult
  public func set(
    _ screens: [any Screen], animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.set(screens), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Brings a screen of the stack to its top, over those that are above it.
  @discardableResult
  public func bringToFront(
    _ screen: any Screen, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.bringToFront(screen), animation: animation, at: CallSite(fileID: fileID, line: line))
  }
}
