public import Usher
public import UsherDI

extension TestStage {
  /// Makes a stage with a root coordinator that an app's own assemblies make, and starts it.
  ///
  /// ```swift
  /// let stage = try TestStage(HomeCoordinator.self, AppAssembly()) {
  ///   $0.register(FakePayments.init, as: (any Payments).self)
  /// } beforeStart: {
  ///   $0.links = try .app()
  /// }
  /// ```
  ///
  /// Both closures are optional. The first one replaces registrations of the assemblies; the second
  /// one gives the director guards, links and the like before its window is built.
  ///
  /// - Throws: The container's error, or that of the closure or of the first window.
  public convenience init<Root: Coordinator>(
    _ type: Root.Type, _ assemblies: any Assembly..., host: any SceneHost = HeadlessHost(),
    clock: StageClock = StageClock(), fileID: String = #fileID, line: Int = #line,
    overriding overrides: ((Registrar) -> Void)? = nil,
    beforeStart: ((SceneDirector) throws -> Void)? = nil
  ) throws {
    let container = try Container(
      assemblies, overriding: StageRegister.current.overrides(and: overrides))
    let site = CallSite(fileID: fileID, line: line)
    let director = try container.director(of: type, host, clock, site)
    try self.init(director, clock: clock, container: container, at: site, beforeStart)
    makeWindow = {
      let director = try container.director(of: type, HeadlessHost(), clock, site)
      return try TestStage(director, clock: clock, container: container, at: site, beforeStart)
    }
  }
}

extension Container {
  fileprivate func director<Root: Coordinator>(
    of type: Root.Type, _ host: any SceneHost, _ clock: StageClock, _ site: CallSite
  ) throws(ResolutionError) -> SceneDirector {
    var options = SceneDirector.Options(seed: 1, clock: clock)
    options.refusals = .off
    return try SceneDirector(
      type, in: self, host: host, options: options, fileID: site.fileID, line: site.line)
  }
}
