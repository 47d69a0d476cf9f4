import Usher

/// A dependency that is made once, on first use.
///
/// It breaks a cycle of initializers. It resolves in the container that made it, and does not keep
/// that container alive.
@MainActor public final class Lazy<T> {
  private let source: DependencySource<T>?
  private var value: T?

  init(_ source: DependencySource<T>) {
    self.source = source
  }

  /// Makes a lazy dependency of a given value, for tests.
  public init(_ value: T) {
    source = nil
    self.value = value
  }

  /// Returns the instance, which the first call makes.
  ///
  /// An instance that the container keeps is looked up in it each time, because it may have been
  /// given up since. After the end of the container, the instance of the last call is returned.
  ///
  /// - Throws: `ResolutionError` if it cannot be made, or if its container ended before.
  public func callAsFunction(
    fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    if let value, source?.isKept != true { return value }
    let site = CallSite(fileID: fileID, line: line)
    guard let source else { throw ResolutionError(.ended, T.self).at(site) }
    let made = try source.make([], site)
    value = made
    return made
  }
}
