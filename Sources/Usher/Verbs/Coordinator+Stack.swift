extension Coordinator {
  /// Pushes a screen or a view onto the coordinator's stack, or shows it in the detail column.
  ///
  /// ```swift
  /// push(MailDetails(id), as: .detail)
  /// ```
  @discardableResult
  public func push(
    _ screen: any Showable, as placement: Placement = .push, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .push(screen, as: placement).animated(animation), from: source, fileID: fileID, line: line)
  }

  /// Pops the top of the coordinator's stack.
  ///
  /// Refused if it is the only screen: a stack is never empty.
  @discardableResult
  public func pop(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.pop().animated(animation), fileID: fileID, line: line)
  }

  /// Pops everything above a screen of the stack, or above the one that shows a key.
  @discardableResult
  public func pop(
    to screen: any Showable, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.pop(to: screen).animated(animation), fileID: fileID, line: line)
  }

  /// Pops everything above the coordinator's own first screen in the stack.
  @discardableResult
  public func popToRoot(
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.popToRoot().animated(animation), fileID: fileID, line: line)
  }

  /// Removes a screen or a key's, wherever it is: in a stack, a modal, a slot, or among tabs or pages.
  ///
  /// Refused if it is the only content of its container, or if it belongs to a coordinator that
  /// this one did not start, directly or through its children.
  @discardableResult
  public func remove(
    _ screen: any Showable, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.remove(screen).animated(animation), fileID: fileID, line: line)
  }

  /// Replaces the top of the coordinator's stack, or its only screen.
  @discardableResult
  public func replace(
    with screen: any Showable, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.replace(with: screen).animated(animation), fileID: fileID, line: line)
  }

  /// Replaces the coordinator's own screens in the stack, the bottom one first; those of others
  /// stay.
  @discardableResult
  public func replaceAll(
    with screens: [any Showable], animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.replaceAll(with: screens).animated(animation), fileID: fileID, line: line)
  }

  /// Sets the screens of its stack, from the coordinator's own first screen up.
  ///
  /// Screens that are already there, and those that show an equal key, stay as they are; the others
  /// leave or are added, in one step.
  @discardableResult
  public func set(
    _ screens: [any Showable], animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.set(screens).animated(animation), fileID: fileID, line: line)
  }

  /// Moves a screen of the stack, or the one that shows a key, to the top.
  @discardableResult
  public func bringToFront(
    _ screen: any Showable, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.bringToFront(screen).animated(animation), fileID: fileID, line: line)
  }
}
