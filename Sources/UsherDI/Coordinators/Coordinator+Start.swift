public import Usher

extension Coordinator {
  /// Starts a coordinator, made in a child of this coordinator's container.
  @discardableResult
  public func start<C: Coordinator, each A>(
    _ type: C.Type, _ arguments: repeat each A, as placement: Placement = .automatic,
    from source: (any Screen)? = nil, animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line, adding: ((Registrar) -> Void)? = nil
  ) -> NavigationHandle {
    let start = Start<C>(arguments: [Argument](repeat each arguments), adding: adding)
    let transition = SceneTransition.start(start.source(), as: placement).animated(animation)
    return perform(transition, from: source, fileID: fileID, line: line)
  }

  /// Starts a coordinator with a result, made in a child of this coordinator's container.
  @discardableResult
  public func start<C: Concluding, each A>(
    _ type: C.Type, _ arguments: repeat each A, as placement: Placement = .automatic,
    from source: (any Screen)? = nil, animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line, adding: ((Registrar) -> Void)? = nil
  ) -> Flow<C.Output> {
    let start = Start<C>(arguments: [Argument](repeat each arguments), adding: adding)
    return self.start(
      start.source(), concluding: C.Output.self, as: placement, from: source,
      animation: animation, callSite: CallSite(fileID: fileID, line: line))
  }

  /// Starts a coordinator from inside `build()`; it ends with this one.
  ///
  /// - Throws: An error if it cannot be made, or if no `build()` is running.
  public func startEmbedded<C: Coordinator, each A>(
    _ type: C.Type, _ arguments: repeat each A, fileID: String = #fileID, line: Int = #line,
    adding: ((Registrar) -> Void)? = nil
  ) throws -> C {
    let site = CallSite(fileID: fileID, line: line)
    let start = Start<C>(arguments: [Argument](repeat each arguments), adding: adding)
    let made = try startEmbedded(start.source(), callSite: site)
    guard let coordinator = made as? C else {
      throw ResolutionError.wrongType(Swift.type(of: made), needed: C.self).at(site)
    }
    return coordinator
  }
}
