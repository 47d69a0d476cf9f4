// The compiler's messages for natural mistakes, and for the vocabulary of Swinject and Factory.
// Without these overloads it crashes at most of them, or prints errors that do not name the fix.

extension Registrar {
  /// Diagnoses an instance in the place of its initializer.
  @available(*, unavailable, message: "pass an initializer, 'X.init', or label a value, 'value: x'")
  @_disfavoredOverload @discardableResult
  public func register<T>(
    _ instance: T, as service: Any.Type = T.self, named name: Name? = nil,
    lifetime: Lifetime? = nil
  ) -> Registration<T> { register(value: instance) }

  /// Diagnoses a type in the place of its initializer.
  @available(*, unavailable, message: "pass an initializer, 'X.init', in the place of the type")
  @discardableResult
  public func register<T>(
    _ type: T.Type, as service: Any.Type = T.self, named name: Name? = nil,
    lifetime: Lifetime? = nil
  ) -> Registration<T> {
    register { (_: Resolver) in throw ResolutionError.wrongType(T.Type.self, needed: T.self) }
  }

  /// Diagnoses a closure without a resolver after a label.
  @available(*, unavailable, message: "a closure takes a resolver here: '{ _ in X() }'")
  @discardableResult
  public func register<T>(
    as service: Any.Type = T.self, named name: Name? = nil, lifetime: Lifetime? = nil,
    _ make: @escaping @MainActor () throws -> T
  ) -> Registration<T> { register { (_: Resolver) in try make() } }

  /// Diagnoses a service without its label, which Swinject has none for.
  @available(*, unavailable, message: "label the service: 'register(as: X.self) { resolver in … }'")
  @discardableResult
  public func register<S, T>(
    _ service: S.Type, name: String? = nil, _ make: @escaping @MainActor (Resolver) throws -> T
  ) -> Registration<T> { register { (resolver: Resolver) in try make(resolver) } }
}

extension Registration {
  /// Diagnoses Swinject's word for a lifetime.
  @available(*, unavailable, message: "give the lifetime at registration: 'lifetime: .shared'")
  @discardableResult
  public func inObjectScope(_ scope: Lifetime) -> Registration<T> { self }

  /// Diagnoses Swinject's word for a callback.
  @available(*, unavailable, message: "write 'onCreate { instance, resolver in … }'")
  @discardableResult
  public func initCompleted(
    _ run: @escaping @MainActor (Resolver, T) throws -> Void
  ) -> Registration<T> { self }

  /// Diagnoses Swinject's word for another service of an instance.
  @available(*, unavailable, message: "write 'alsoAs(X.self) { $0 }'")
  @discardableResult
  public func implements<S>(_ service: S.Type, name: String? = nil) -> Registration<T> { self }

  /// Diagnoses another service without the closure that returns the instance as that.
  @available(*, unavailable, message: "add the conversion: 'alsoAs(X.self) { $0 }'")
  @discardableResult
  public func alsoAs<S>(_ service: S.Type, named name: Name? = nil) -> Registration<T> { self }
}

extension Lifetime {
  /// Diagnoses Factory's word for a shared instance.
  @available(*, unavailable, renamed: "shared")
  public static var singleton: Lifetime { .shared }

  /// Diagnoses Swinject's word for a shared instance.
  @available(*, unavailable, renamed: "shared")
  public static var container: Lifetime { .shared }
}
