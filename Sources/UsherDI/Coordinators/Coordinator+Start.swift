public import Usher

extension Coordinator {
  /// Starts a coordinator that a child of this one's container makes.
  ///
  /// - Parameters:
  ///   - type: The coordinator's type.
  ///   - arguments: What its registration takes, and what all that is made in its scope may ask for.
  ///   - placement: Where it is shown.
  ///   - source: The screen that asks; refused as stale where it is not active any more.
  ///   - animation: How it is to be shown.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  ///   - adding: Registers what only this start has; it is checked first.
  /// - Returns: What became of it; what cannot be made is an error in it.
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

  /// Starts a coordinator with a result that a child of this one's container makes.
  ///
  /// - Parameters:
  ///   - type: The coordinator's type.
  ///   - arguments: What its registration takes, and what all that is made in its scope may ask for.
  ///   - placement: Where it is shown.
  ///   - source: The screen that asks; refused as stale where it is not active any more.
  ///   - animation: How it is to be shown.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  ///   - adding: Registers what only this start has; it is checked first.
  /// - Returns: The flow, whose `outcome` comes exactly once.
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

  /// Starts a coordinator inside the `build()` that runs, and lets it end with this one.
  ///
  /// - Parameters:
  ///   - type: The coordinator's type.
  ///   - arguments: What its registration takes, and what all that is made in its scope may ask for.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  ///   - adding: Registers what only this start has; it is checked first.
  /// - Returns: The coordinator, to stand in the layout.
  /// - Throws: What keeps it from being made, or that no `build()` runs.
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
