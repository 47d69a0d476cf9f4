// App Intents, as Apple declares it, as far as an app uses it to follow an intent's link.
@_exported public import Foundation

/// Gives the property wrapper its short name in types that the system makes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
public protocol _SupportsAppDependencies {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { "" }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  @available(iOS, introduced: 16.0, deprecated: 26.0)
  @available(macOS, introduced: 13.0, deprecated: 26.0)
  @available(tvOS, introduced: 16.0, deprecated: 26.0)
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
extension AppIntent {
  public static var openAppWhenRun: Bool { false }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
public protocol IntentResult: Sendable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
public struct IntentResultContainer<Value, OpensAppIntent, View, Dialog>: IntentResult {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
public final class AppDependencyManager {
  nonisolated(unsafe) public static let shared = AppDependencyManager()

  public init() {}

  public func add<Dependency>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
  ) where Dependency: Sendable {}

  public func add<Dependency>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) where Dependency: Sendable {}

  public func add<Dependency>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping () -> @Sendable () throws -> Dependency
  ) where Dependency: Sendable {}
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
@propertyWrapper public final class AppDependency<Value>: Sendable where Value: Sendable {
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: AppDependency<Value> { self }

  public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    fatalError()
  }
}
