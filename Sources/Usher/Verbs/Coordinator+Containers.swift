extension Coordinator {
  /// Selects a tab, column or page of the coordinator's container, counted from 0.
  @discardableResult
  public func select(
    _ index: Int, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    perform(.select(index).animated(animation), fileID: fileID, line: line)
  }

  /// Selects the tab, column or page that contains an item, and the containers around it.
  ///
  /// Everything pushed or presented over it stays.
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

  /// Sets the label of the tab, page or column that an item fills, replacing that of its layout or
  /// screen.
  ///
  /// ```swift
  /// setLabel("News", on: NewsTab())
  /// ```
  ///
  /// With `nil`, the title of its first screen is the label. A label that was set is restored.
  @discardableResult
  public func setLabel(
    _ label: TabLabel?, on item: any LayoutItem, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(.setLabel(label, on: item), fileID: fileID, line: line)
  }
}
