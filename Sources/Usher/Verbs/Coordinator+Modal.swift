extension Coordinator {
  /// Presents a screen over what is there.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - placement: How: as a sheet unless told otherwise.
  ///   - source: The screen that asks; refused as stale where it is not active any more.
  ///   - animation: How it is to be shown.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What became of it.
  @discardableResult
  public func present(
    _ screen: any Screen, as placement: Placement = .sheet, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .present(screen, as: placement), from: source, animation: animation,
      at: CallSite(fileID: fileID, line: line))
  }

  /// Dismisses the topmost layer that it presented, or else the one that it stands in.
  ///
  /// - Parameters:
  ///   - source: The screen that asks; refused as stale where it is not active any more.
  ///   - animation: How it is to be shown.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What became of it.
  @discardableResult
  public func dismiss(
    from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .dismiss(), from: source, animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// Dismisses the layer that a screen stands in, and all above it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - source: The screen that asks; refused as stale where it is not active any more.
  ///   - animation: How it is to be shown.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What became of it.
  @discardableResult
  public func dismiss(
    _ screen: any Screen, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .dismiss(screen), from: source, animation: animation,
      at: CallSite(fileID: fileID, line: line))
  }

  /// Dismisses every layer of the window.
  ///
  /// - Parameters:
  ///   - source: The screen that asks; refused as stale where it is not active any more.
  ///   - animation: How it is to be shown.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What became of it.
  @discardableResult
  public func dismissAll(
    from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      .dismissAll(), from: source, animation: animation, at: CallSite(fileID: fileID, line: line))
  }
}
