public import Usher

extension Coordinator {
  /// Returns an instance of a service, from this coordinator's own container.
  ///
  /// - Parameters:
  ///   - type: The service.
  ///   - arguments: What its registration takes from its caller.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The instance.
  /// - Throws: `ResolutionError` with the path to what is missing.
  public func resolve<T, each A>(
    _ type: T.Type = T.self, _ arguments: repeat each A, fileID: String = #fileID,
    line: Int = #line
  ) throws(ResolutionError) -> T {
    let site = CallSite(fileID: fileID, line: line)
    do {
      let container = try Container.of(scope, for: T.self)
      return try container.resolve(
        T.self, named: nil, [Argument](repeat each arguments), site)
    } catch {
      throw ResolutionError.wrapping(error).at(site)
    }
  }

}

extension ScreenSource {
  /// A screen that is made in the container of whoever shows it, of a type that may be a protocol's.
  init<S>(_ type: S.Type, _ arguments: [Argument], _ site: CallSite) {
    self.init(signature: arguments.signature(of: S.self)) { coordinator in
      let container = try Container.of(coordinator.scope, for: S.self)
      let made = try container.resolve(S.self, named: nil, arguments, site)
      guard let screen = made as? any Screen else {
        throw ResolutionError.wrongType(S.self, needed: (any Screen).self).at(site)
      }
      return screen
    }
  }
}
