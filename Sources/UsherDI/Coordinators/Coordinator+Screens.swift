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
    let transition = SceneTransition.push(S.self, repeat each arguments, fileID: fileID, line: line)
    return perform(transition.animated(animation), from: source, fileID: fileID, line: line)
  }

  /// Presents a screen made by this coordinator's container.
  @discardableResult
  public func present<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, as placement: Placement = .sheet,
    from source: (any Screen)? = nil, animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    let transition = SceneTransition.present(
      S.self, repeat each arguments, as: placement, fileID: fileID, line: line)
    return perform(transition.animated(animation), from: source, fileID: fileID, line: line)
  }

  /// Replaces the top of the stack with a screen made by this coordinator's container.
  @discardableResult
  public func replace<S, each A>(
    with type: S.Type, _ arguments: repeat each A,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    let transition = SceneTransition.replace(
      with: S.self, repeat each arguments, fileID: fileID, line: line)
    return perform(transition.animated(animation), fileID: fileID, line: line)
  }

  /// Embeds a screen made by this coordinator's container in a slot of its own screen.
  @discardableResult
  public func embed<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, in slot: String,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    let transition = SceneTransition.embed(
      S.self, repeat each arguments, in: slot, fileID: fileID, line: line)
    return perform(transition.animated(animation), fileID: fileID, line: line)
  }
}
