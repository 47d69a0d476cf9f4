import Usher

/// A dependency that is made once, on first use.
///
/// It breaks a cycle of initializers. It resolves in the container that made it, and does not keep
/// that container alive.
@MainActor public final class Lazy<T> {
  private let source: DependencySource<T>?
  /// The instance of the last call, and how many had been given up by then.
  private var made: (value: T, givenUp: Int)? { didSet { discard(oldValue) } }

  init(_ source: DependencySource<T>) { self.source = source }

  /// Makes a lazy dependency of a given value, for tests.
  public init(_ value: T) {
    source = nil
    made = (value, 0)
  }

  /// Returns the instance, which the first call makes.
  ///
  /// If a kept instance has been given up since, the instance is looked up again, because it may be
  /// that one. After the end of the container, the instance of the last call is returned.
  ///
  /// - Throws: `ResolutionError` if it cannot be made, or if its container ended before.
  public func callAsFunction(
    fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    if let made, source?.mayHaveLost(since: made.givenUp) != true { return made.value }
    let site = CallSite(fileID: fileID, line: line)
    guard let source else { throw ResolutionError(.ended, T.self).at(site) }
    let value = try source.make([], site)
    made = (value, source.givenUp)
    return value
  }
}
