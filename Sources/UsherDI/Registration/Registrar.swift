public import Usher

/// Takes an app's registrations, in any order; the container checks them.
///
/// `overriding` replaces the registrations of others, `fallback` yields to them.
@MainActor public final class Registrar {
  let registrations: Registrations
  let mode: RegistrationMode

  /// A registrar without a container, to measure the cost of registering.
  package convenience init() { self.init(Registrations()) }

  init(_ registrations: Registrations, mode: RegistrationMode = .plain) {
    self.registrations = registrations
    self.mode = mode
  }

  /// Registers replacements, each of which must replace something.
  ///
  /// A replacement keeps the lifetime, the eagerness and the callers' arguments unless it states
  /// its own; it need not take the arguments. It does not keep callbacks. Two overrides of one
  /// service are an error, but those passed to the container's initializer come last, in their
  /// order.
  public var overriding: Registrar {
    Registrar(registrations, mode: mode.isOverriding ? mode : .overriding)
  }

  var replacing: Registrar { Registrar(registrations, mode: .replacing) }

  /// Registers services that are used only if they are not registered elsewhere; contributions add.
  public var fallback: Registrar { Registrar(registrations, mode: .fallback) }

  /// Registers an initializer or function, whose parameters are its dependencies.
  ///
  /// A dependency may be any registered type, or `T?`, `[T]`, `Lazy<T>`, `Provider<T>`. An instance
  /// is transient by default; `arguments:` are the types that its caller gives.
  ///
  /// ```swift
  /// registrar.register(LivePayments.init, as: (any Payments).self, lifetime: .shared)
  /// registrar.register(DetailScreen.init, arguments: Show.self)
  /// ```
  @_disfavoredOverload @inline(__always) @inlinable @discardableResult
  public func register<T, each D, each A>(
    _ make: @escaping @MainActor (repeat each D) throws -> T, as service: T.Type = T.self,
    named name: Name? = nil, lifetime: Lifetime? = nil, arguments: repeat (each A).Type,
    fileID: String = #fileID, line: Int = #line
  ) -> Registration<T> {
    // Always inlined: the closures below capture nothing if the compiler knows the initializer.
    // Disfavored: a closure over a resolver could be taken for an initializer with that parameter.
    add(
      T.self, named: name, kept: lifetime, needs: repeat (each D).self,
      arguments: repeat (each A).self, at: CallSite(fileID: fileID, line: line)
    ) { reader in
      repeat reader.need((each D).self)
      return reader.builder?.makeFactory { factory, container, call in
        do {
          var next = 0
          return try make(repeat try factory.make((each D).self, &next, container, call))
        } catch {
          throw factory.trace(error)
        }
      } as InstanceFactory<T>?
    }
  }

  @usableFromInline func add<T, each D, each A>(
    _ service: T.Type, named name: Name?, kept lifetime: Lifetime?, needs: repeat (each D).Type,
    arguments: repeat (each A).Type, isClosure: Bool = false, at site: CallSite,
    wire: @escaping Wire
  ) -> Registration<T> {
    let arguments = declared(repeat (each A).self)
    let options = arguments.isEmpty ? nil : Recipe.Options(arguments: arguments)
    let kind: RegistrationRecord.Kind = isClosure ? .closure : .initializer
    return add(
      T.self, named: name, kept: lifetime, kind, needing: parameters(repeat (each D).self), options,
      at: site, wire: wire)
  }

  func declared<each A>(_ arguments: repeat (each A).Type) -> [DeclaredArgument] {
    var declared: [DeclaredArgument] = []
    repeat declared.append(DeclaredArgument((each A).self))
    return declared
  }

  /// The types of parameters as one type; `Never` if there are none.
  ///
  /// A single parameter of type `Void` would otherwise look like none.
  func parameters<each D>(_ types: repeat (each D).Type) -> Any.Type {
    for _ in repeat each types { return (repeat each D).self }
    return Never.self
  }

  func add<T>(
    _ service: T.Type, named name: Name?, kept lifetime: Lifetime?,
    _ kind: RegistrationRecord.Kind, needing parameters: Any.Type = Never.self,
    _ options: Recipe.Options? = nil, at site: CallSite, wire: @escaping Wire
  ) -> Registration<T> {
    let record = RegistrationRecord(
      service: T.self, name: name, site: site, lifetime: lifetime ?? .transient, kind: kind,
      isContribution: mode.isContributing, needs: parameters)
    let index = registrations.add(record, wire, mode: mode, inherits: lifetime == nil, options)
    return Registration(registrations: registrations, index: index)
  }
}
