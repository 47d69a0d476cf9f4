public import Usher

extension Coordinator {
  /// Pushes a screen made by this coordinator's container.
  ///
  /// ```swift
  /// push(DetailScreen.self, show)
  /// push((any ShowListScreen).self)
  /// ```
  @discardableResult
  public func push<S, each A>(
    _ type: S.Type, _ arguments: repeat each A,
    from source: (any Screen)? = nil, animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    let site = CallSite(fileID: fileID, line: line)
    let screen = ScreenSource(S.self, [Argument](repeat each arguments), site)
    return perform(.show(screen, as: .push).animated(animation), from: source, at: site)
  }

  /// Presents a screen made by this coordinator's container.
  @discardableResult
  public func present<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, as placement: Placement = .sheet,
    from source: (any Screen)? = nil, animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    let site = CallSite(fileID: fileID, line: line)
    let screen = ScreenSource(S.self, [Argument](repeat each arguments), site)
    return perform(.show(screen, as: placement).animated(animation), from: source, at: site)
  }

  /// Replaces the top of the stack with a screen made by this coordinator's container.
  @discardableResult
  public func replace<S, each A>(
    with type: S.Type, _ arguments: repeat each A,
    from source: (any Screen)? = nil, animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    let site = CallSite(fileID: fileID, line: line)
    let screen = ScreenSource(S.self, [Argument](repeat each arguments), site)
    return perform(.replace(with: screen).animated(animation), from: source, at: site)
  }

  /// Embeds a screen made by this coordinator's container in a slot of its own screen.
  @discardableResult
  public func embed<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, in slot: String,
    from source: (any Screen)? = nil, animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    let site = CallSite(fileID: fileID, line: line)
    let screen = ScreenSource(S.self, [Argument](repeat each arguments), site)
    return perform(.show(screen, as: .embedded(slot)).animated(animation), from: source, at: site)
  }
}

extension Coordinator {
  private func perform(
    _ transition: SceneTransition, from source: (any Screen)?, at site: CallSite
  ) -> NavigationHandle {
    perform(transition, from: source, fileID: site.fileID, line: site.line)
  }
}
