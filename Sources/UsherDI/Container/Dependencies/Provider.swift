import Usher

/// A dependency that is made each time it is called, with arguments if it takes any.
///
/// It breaks a cycle of initializers. It resolves in the container that made it, and does not keep
/// that container alive.
@MainActor public final class Provider<T> {
  private let make: @MainActor ([Argument], CallSite) throws(ResolutionError) -> T

  init(_ source: DependencySource<T>) { make = source.make }

  /// Makes a provider without a container, for tests.
  public init(_ make: @escaping @MainActor () throws -> T) {
    self.make = { (_, site) throws(ResolutionError) in
      do { return try make() } catch { throw ResolutionError.wrapping(error).at(site) }
    }
  }

  /// Makes an instance.
  ///
  /// - Throws: `ResolutionError` if it cannot be made, or if its container has ended.
  public func callAsFunction<each A>(
    _ arguments: repeat each A, fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    try make([Argument](repeat each arguments), CallSite(fileID: fileID, line: line))
  }
}
