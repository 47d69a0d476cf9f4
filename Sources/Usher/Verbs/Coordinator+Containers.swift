extension Coordinator {
  /// Selects a tab, column or page of the container that it stands in, counted from 0.
  @discardableResult
  public func select(
    _ index: Int, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.select(index), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Selects whatever must be selected for a screen or coordinator to show.
  @discardableResult
  public func select(
    _ item: any LayoutItem, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.select(item), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Embeds a screen in a slot of its own screen, in place of what the slot held.
  @discardableResult
  public func embed(
    _ screen: any Screen, in slot: String, animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .embed(screen, in: slot), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Removes what a slot of its own screen holds.
  @discardableResult
  public func unembed(
    _ slot: String, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.unembed(slot), animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Reads the title and the dismissal of one of its screens again.
  @discardableResult
  public func update(
    _ screen: any Screen, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.update(screen), at: CallSite(fileID: fileID, line: line))
  }

  /// Sets the badge of one of its screens, or of the tab that it fills.
  @discardableResult
  public func setBadge(
    _ badge: String?, on screen: any Screen, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.setBadge(badge, on: screen), at: CallSite(fileID: fileID, line: line))
  }
}
