public import Usher

extension Coordinator {
  /// Returns an instance of a service, from this coordinator's own container.
  public func resolve<T, each A>(
    _ type: T.Type = T.self, named name: Name? = nil, _ arguments: repeat each A,
    fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    let site = CallSite(fileID: fileID, line: line)
    return try scope.service(T.self, named: name, [Argument](repeat each arguments), site)
  }
}

extension CoordinatorScope {
  func service<T>(
    _ type: T.Type, named name: Name? = nil, _ arguments: [Argument], _ site: CallSite
  ) throws(ResolutionError) -> T {
    try Container.of(self, for: T.self, at: site).service(T.self, name, arguments, at: site)
  }
}

extension ScreenSource {
  /// A screen of a type, which may be a protocol's, made in the requesting coordinator's scope.
  init<S, each A>(_ type: S.Type, _ arguments: repeat each A, fileID: String, line: Int) {
    let arguments = [Argument](repeat each arguments)
    let site = CallSite(fileID: fileID, line: line)
    self.init(signature: arguments.signature(of: S.self)) { scope in
      let made = try scope.service(S.self, arguments, site)
      let converted = (made as? any ScreenConvertible)?.makeScreen()
      guard let screen = converted ?? made as? any Screen else {
        throw ResolutionError.wrongType(S.self, needed: (any Screen).self).at(site)
      }
      return screen
    }
  }
}
