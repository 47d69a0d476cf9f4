import Usher

/// Resolves dependencies inside a registered closure, as part of the call that runs it.
///
/// Only registered closures and callbacks receive one.
@MainActor public struct Resolver {
  @usableFromInline let container: Container
  @usableFromInline let call: ResolveCall?

  @inlinable init(container: Container, call: ResolveCall?) {
    (self.container, self.call) = (container, call)
  }

  /// Returns an instance of a service.
  @inlinable public func resolve<T>(
    _ type: T.Type = T.self, fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    try container.resolve(T.self, call, fileID, line)
  }

  /// Returns an instance of a service that has a name, or takes arguments, as part of the call.
  public func resolve<T, each A>(
    _ type: T.Type = T.self, named name: Name? = nil, _ arguments: repeat each A,
    fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    let given = [Argument](repeat each arguments)
    return try container.service(
      T.self, name, given, joining: call, at: CallSite(fileID: fileID, line: line))
  }
}
