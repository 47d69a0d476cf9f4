// The compiler's messages for a registration of another type than it claims. Without these
// overloads it searches for a conversion, and ends with no message or a crash.

extension Registrar {
  /// Diagnoses an instance that is not of the type that `as:` names.
  @available(*, unavailable, message: "the instance is not of the type that 'as:' names")
  @discardableResult
  public func register<T, U, each D, each A>(
    _ make: @escaping @MainActor (repeat each D) throws -> U, as service: T.Type,
    named name: Name? = nil, lifetime: Lifetime? = nil, arguments: repeat (each A).Type
  ) -> Registration<T> {
    register(as: service) { _ in throw ResolutionError.wrongType(U.self, needed: T.self) }
  }

  /// Diagnoses an instance that is not of the type that `as:` names.
  @available(*, unavailable, message: "the instance is not of the type that 'as:' names")
  @discardableResult
  public func registerAsync<T, U, each D>(
    _ make: @escaping @MainActor (repeat each D) async throws -> U, as service: T.Type,
    named name: Name? = nil, lifetime: Lifetime = .shared
  ) -> Registration<T> {
    register(as: service) { _ in throw ResolutionError.wrongType(U.self, needed: T.self) }
  }

  /// Diagnoses an instance that is not of the type that `to:` names.
  @available(*, unavailable, message: "the instance is not of the type that 'to:' names")
  @discardableResult
  public func contribute<T, U, each D>(
    _ make: @escaping @MainActor (repeat each D) throws -> U, to service: T.Type,
    named name: Name? = nil, lifetime: Lifetime = .transient
  ) -> Registration<T> {
    register(as: service) { _ in throw ResolutionError.wrongType(U.self, needed: T.self) }
  }
}

extension Registration {
  /// Diagnoses an instance that is not of the other service's type.
  @available(*, unavailable, message: "the instance is not of the type that 'alsoAs' names")
  @discardableResult
  public func alsoAs<S, U>(
    _ service: S.Type, named name: Name? = nil, _ convert: @escaping @MainActor (T) -> U
  ) -> Registration<T> { self }
}
