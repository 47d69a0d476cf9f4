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
  ///
  /// - Parameters:
  ///   - type: The root coordinator's type.
  ///   - assemblies: What the app registers.
  ///   - host: What shows the tree; a headless host unless told otherwise.
  ///   - clock: The stage's clock, to be given to services as well.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  ///   - overrides: Registers replacements; one that replaces nothing is an error.
  ///   - beforeStart: Gives the director what it has to have when it starts: guards, links.
  /// - Throws: `ContainerError` for faults in what is registered, `ResolutionError` where the
  ///   coordinator cannot be made, `NavigationError` where the first tree is refused.
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
  ///
  /// ```swift
  /// let stage = try TestStage(HomeCoordinator.self, AppAssembly()) { director in
  ///   director.links = try AppLinks.table
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The root coordinator's type.
  ///   - assemblies: What the app registers.
  ///   - host: What shows the tree; a headless host unless told otherwise.
  ///   - clock: The stage's clock, to be given to services as well.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  ///   - beforeStart: Gives the director what it has to have when it starts.
  /// - Throws: `ContainerError` for faults in what is registered, `ResolutionError` where the
  ///   coordinator cannot be made, `NavigationError` where the first tree is refused.
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
