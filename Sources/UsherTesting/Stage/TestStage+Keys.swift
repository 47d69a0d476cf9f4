public import Usher
public import UsherDI

extension TestStage {
  /// Makes a stage whose root is the flow of a key, of the assemblies of one module, and starts it.
  ///
  /// ```swift
  /// let stage = try TestStage(Checkout(item: 1), CheckoutAssembly()) {
  ///   $0.answer(PickAddress.self) { .finished($0.current ?? .sample) }
  /// }
  /// ```
  ///
  /// The closure stands for other modules before the container is checked. Keys of screens that
  /// nothing shows get a placeholder, which outlines name.
  ///
  /// - Throws: The container's error, or that of the first window.
  public convenience init(
    _ key: some FlowKey, _ assemblies: any Assembly..., host: any SceneHost = HeadlessHost(),
    clock: StageClock = StageClock(), fileID: String = #fileID, line: Int = #line,
    with answers: @escaping (StageAnswers) -> Void = { _ in },
    beforeStart: ((SceneDirector) throws -> Void)? = nil
  ) throws {
    let site = CallSite(fileID: fileID, line: line)
    let container = try Container(answering: answers, assemblies)
    try self.init(
      container.director(of: key, host, clock, site), clock: clock, container: container, at: site,
      beforeStart)
    recordOutcome(of: key)
  }

  /// Returns the topmost screen that shows a key of a type.
  public func screen<Key: ScreenKey>(_ key: Key.Type) -> (any Screen)? {
    director.tree.nodes.last { director.key(of: $0.id) is Key }
      .flatMap { director.screen(for: $0.id) }
  }

  /// The outcome of the flow that the stage was made with, by its key; `nil` while it runs, and for
  /// any other key.
  ///
  /// ```swift
  /// #expect(stage.outcome(of: Checkout.self) == .finished(.sample))
  /// ```
  public func outcome<Key: FlowKey>(of key: Key.Type) -> Outcome<Key.Output>? {
    director.root.key is Key ? outcomeOfRoot as? Outcome<Key.Output> : nil
  }

  private func recordOutcome<Key: FlowKey>(of key: Key) {
    director.root.deliverOutcome { [weak self] (outcome: Outcome<Key.Output>) in
      self?.outcomeOfRoot = outcome
    }
  }

  /// Makes a stage that shows one screen of a flow alone, in the scope of that flow.
  ///
  /// The screen is the flow's whole layout, so a verb of the flow that pushes is refused; its
  /// presentations are shown.
  ///
  /// ```swift
  /// let stage = try TestStage(PayStep(), in: Checkout(item: 1), CheckoutAssembly())
  /// ```
  ///
  /// - Throws: The container's error, or that of the first window.
  public convenience init(
    _ key: some ScreenKey, in flow: some FlowKey, _ assemblies: any Assembly...,
    host: any SceneHost = HeadlessHost(), clock: StageClock = StageClock(),
    fileID: String = #fileID, line: Int = #line,
    with answers: @escaping (StageAnswers) -> Void = { _ in }
  ) throws {
    let container = try Container(answering: answers, assemblies)
    let site = CallSite(fileID: fileID, line: line)
    let director = try container.director(of: flow, host, clock, site)
    director.root.givenLayout = .screen(key)
    try self.init(director, clock: clock, container: container, at: site, nil)
    recordOutcome(of: flow)
  }
}

extension Container {
  fileprivate convenience init(
    answering answers: @escaping (StageAnswers) -> Void, _ assemblies: [any Assembly]
  ) throws(ContainerError) {
    let overrides = StageRegister.current.overrides(and: nil)
    try self.init(assemblies) { registrar in
      overrides?(registrar)
      let stage = StageAnswers(registrar: registrar)
      stage.registerPlaceholders()
      answers(stage)
    }
  }

  fileprivate func director(
    of key: some FlowKey, _ host: any SceneHost, _ clock: StageClock, _ site: CallSite
  ) throws -> SceneDirector {
    var options = SceneDirector.Options(seed: 1, clock: clock)
    options.refusals = .off
    let director = try SceneDirector(
      key, in: self, host: host, options: options, fileID: site.fileID, line: site.line)
    guard !(director.root is any StageAnswers.Answered) else {
      throw StageError(
        message: """
          The stage answers \(director.root.outlineName), which is the flow that it shows.
            at \(site)
            • Remove the answer.
          """)
    }
    return director
  }
}
