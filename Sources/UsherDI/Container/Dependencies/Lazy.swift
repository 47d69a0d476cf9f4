import Usher

/// A dependency that is made when it is first asked for, once.
///
/// It breaks a cycle of initializers. It resolves in the container that made it, which it does not
/// keep alive.
@MainActor public final class Lazy<T> {
  private let source: DependencySource<T>?
  private var value: T?

  init(_ source: DependencySource<T>) {
    self.source = source
  }

  /// Makes a dependency that is there already, for a test of what takes it.
  public init(_ value: T) {
    source = nil
    self.value = value
  }

  /// Returns the instance, and makes it first where nobody has asked yet.
  ///
  /// - Throws: `ResolutionError` where it cannot be made, or its container has ended.
  public func callAsFunction(
    fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    if let value { return value }
    let site = CallSite(fileID: fileID, line: line)
    guard let source else { throw .ended(T.self).at(site) }
    let made = try source.make([], site)
    value = made
    return made
  }
}
