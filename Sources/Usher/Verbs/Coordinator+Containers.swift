extension Coordinator {
  /// Selects a tab, column or page of the coordinator's container, counted from 0.
  @discardableResult
  public func select(
    _ index: Int, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.select(index).animated(animation), fileID: fileID, line: line)
  }

  /// Selects the tab, column or page that a screen, a coordinator or a key is in, and those around it.
  ///
  /// What is pushed or presented over it stays.
  ///
  /// ```swift
  /// select(TicketsTab())
  /// ```
  @discardableResult
  public func select(
    _ item: any LayoutItem, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.select(item).animated(animation), fileID: fileID, line: line)
  }

  /// Embeds a screen or a view in a slot of the coordinator's screen, replacing the slot's content.
  @discardableResult
  public func embed(
    _ screen: any Showable, in slot: String, animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.embed(screen, in: slot).animated(animation), fileID: fileID, line: line)
  }

  /// Removes the content of a slot of the coordinator's screen.
  @discardableResult
  public func unembed(
    _ slot: String, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.unembed(slot).animated(animation), fileID: fileID, line: line)
  }

  /// Reads the title and the dismissal of a screen, or of the one that shows a key, again.
  @discardableResult
  public func update(
    _ item: any LayoutItem, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.update(item), fileID: fileID, line: line)
  }

  /// Sets the badge of the tab that contains a screen or a key, or else of the screen.
  @discardableResult
  public func setBadge(
    _ badge: String?, on item: any LayoutItem, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.setBadge(badge, on: item), fileID: fileID, line: line)
  }

  /// Sets the label of the tab, page or column that an item of the layout fills, in place of the one
  /// that its layout or its screen gives it.
  ///
  /// ```swift
  /// setLabel("News", on: NewsTab())
  /// ```
  ///
  /// Without one, with `nil`, it is the title of the first screen in it. What was set is restored.
  @discardableResult
  public func setLabel(
    _ label: TabLabel?, on item: any LayoutItem, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.setLabel(label, on: item), fileID: fileID, line: line)
  }
}
