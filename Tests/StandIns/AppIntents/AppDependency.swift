/// A dependency that the app provides for its intents.
@propertyWrapper public struct AppDependency<Value: Sendable>: Sendable {
  /// Requests a dependency by its type.
  public init() {}

  /// The dependency that the app has provided.
  public var wrappedValue: Value {
    guard let value: Value = AppDependencyManager.shared.find() else {
      preconditionFailure("\(Value.self) was not registered with the AppDependencyManager.")
    }
    return value
  }
}

/// The dependencies that an app provides for its intents.
public final class AppDependencyManager: Sendable {
  /// The manager of the app.
  public static let shared = AppDependencyManager()
  @MainActor private var providers: [ObjectIdentifier: @Sendable () -> any Sendable] = [:]

  /// Provides a dependency; here, only on the main actor.
  public func add<Dependency: Sendable>(
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    MainActor.assumeIsolated { providers[ObjectIdentifier(Dependency.self)] = dependencyProvider }
  }

  func find<Dependency: Sendable>() -> Dependency? {
    MainActor.assumeIsolated { providers[ObjectIdentifier(Dependency.self)]?() as? Dependency }
  }
}
