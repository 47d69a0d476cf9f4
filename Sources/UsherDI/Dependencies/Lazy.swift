import Usher

/// A dependency that is made when it is first asked for, once.
///
/// It breaks a cycle of initializers. It resolves in the container that made it, which it does not
/// keep alive.
@MainActor public final class Lazy<T> {
  private weak var container: Container?
  private let name: Name?
  private var value: T?

  init(_ container: Container, named name: Name?) {
    self.container = container
    self.name = name
  }

  /// Makes a dependency that is there already, for a test of what takes it.
  ///
  /// - Parameter value: The dependency.
  public init(_ value: T) {
    name = nil
    self.value = value
  }

  /// Returns the instance, and makes it first where nobody has asked yet.
  ///
  /// - Parameters:
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The instance.
  /// - Throws: `ResolutionError` where it cannot be made, or its container has ended.
  public func callAsFunction(
    fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) -> T {
    if let value { return value }
    let made = try container.resolve(T.self, named: name, [], CallSite(fileID: fileID, line: line))
    value = made
    return made
  }
}

extension Container? {
  /// Resolves in a container that may be gone.
  @MainActor func resolve<T>(
    _ type: T.Type, named name: Name?, _ arguments: [Argument], _ site: CallSite
  ) throws(ResolutionError) -> T {
    guard let self else { throw .ended(T.self, named: name).at(site) }
    return try self.resolve(T.self, named: name, arguments, site)
  }
}
