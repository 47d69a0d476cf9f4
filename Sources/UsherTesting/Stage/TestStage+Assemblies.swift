public import Usher
public import UsherDI

extension TestStage {
  /// Makes a stage with a root coordinator that an app's own assemblies make, and starts it.
  ///
  /// ```swift
  /// let stage = try TestStage(HomeCoordinator.self, AppAssembly()) {
  ///   $0.register(FakePayments.init, as: (any Payments).self)
  /// }
  /// ```
  public convenience init<Root: Coordinator>(
    _ type: Root.Type, _ assemblies: any Assembly..., host: any SceneHost = HeadlessHost(),
    clock: StageClock = StageClock(), fileID: String = #fileID, line: Int = #line,
    overriding overrides: ((Registrar) -> Void)? = nil,
    beforeStart: ((SceneDirector) throws -> Void)? = nil
  ) throws {
    try self.init(
      type, of: assemblies, host: host, clock: clock, CallSite(fileID: fileID, line: line),
      overrides, beforeStart)
  }

  /// Makes a stage whose director is given something before it starts: guards, links.
  public convenience init<Root: Coordinator>(
    _ type: Root.Type, _ assemblies: any Assembly..., host: any SceneHost = HeadlessHost(),
    clock: StageClock = StageClock(), fileID: String = #fileID, line: Int = #line,
    beforeStart: @escaping (SceneDirector) throws -> Void
  ) throws {
    try self.init(
      type, of: assemblies, host: host, clock: clock, CallSite(fileID: fileID, line: line), nil,
      beforeStart)
  }

  private convenience init<Root: Coordinator>(
    _ type: Root.Type, of assemblies: [any Assembly], host: any SceneHost, clock: StageClock,
    _ callSite: CallSite, _ overrides: ((Registrar) -> Void)?,
    _ beforeStart: ((SceneDirector) throws -> Void)?
  ) throws {
    let container = try Container(
      assemblies, overriding: StageRegister.current.overrides(and: overrides))
    var options = SceneDirector.Options(seed: 1, clock: clock)
    options.refusals = .off
    let director = try SceneDirector(
      type, in: container, host: host, options: options, fileID: callSite.fileID,
      line: callSite.line)
    try self.init(director, clock: clock, container: container, beforeStart)
  }
}
