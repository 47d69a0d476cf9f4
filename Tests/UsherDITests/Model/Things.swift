import UsherDI

/// Registers and resolves the services of plans, whose types are known only by number.
@MainActor enum Things {
  static let ordinals: [any Ordinal.Type] = [
    Z.self, S<Z>.self, S<S<Z>>.self, S<S<S<Z>>>.self, S<S<S<S<Z>>>>.self,
    S<S<S<S<S<Z>>>>>.self, S<S<S<S<S<S<Z>>>>>>.self, S<S<S<S<S<S<S<Z>>>>>>>.self,
  ]

  static func resolve(_ part: Plan.Part, in container: Container) throws -> AnyThing.Part {
    try resolve(part.type, in: container)
  }

  private static func resolve<F: Form>(
    _ form: F.Type, in container: Container
  ) throws -> AnyThing.Part {
    guard let name = F.name else { return F.part(try container.resolve(F.Value.self)) }
    return F.part(try container.resolve(F.Value.self, named: name))
  }

  static func resolved(_ ordinal: Int, in container: Container) async throws -> AnyThing {
    try await resolved(ordinals[ordinal], in: container)
  }

  private static func resolved<O: Ordinal>(
    _ ordinal: O.Type, in container: Container
  ) async throws -> AnyThing {
    try await container.resolved(Thing<O>.self)
  }

  static func gift(_ ordinal: Int) -> any Gift { gift(ordinals[ordinal], ordinal) }

  private static func gift<O: Ordinal>(_ own: O.Type, _ ordinal: Int) -> any Gift {
    Thing<O>(ordinal, [])
  }

  /// Declares the scope of a tag, and its argument.
  static func open(giving ordinal: Int?, in registrar: Registrar) {
    guard let ordinal else { return registrar.opens(SessionScope.self) }
    open(ordinals[ordinal], registrar)
  }

  private static func open<O: Ordinal>(_ ordinal: O.Type, _ registrar: Registrar) {
    registrar.opens(SessionScope.self, arguments: Thing<O>.self)
  }

  static func register(_ all: Registering, _ weather: Weather, in registrar: Registrar) {
    for plan in all.plans { register(plan, ordinals[plan.ordinal], weather, registrar) }
    for wrap in all.wraps { decorate(wrap, ordinals[wrap.ordinal], registrar) }
  }

  private static func register<O: Ordinal>(
    _ plan: Plan, _ own: O.Type, _ weather: Weather, _ registrar: Registrar
  ) {
    let desk = Desk<O>(plan: plan, weather: weather, registrar: registrar)
    let types = plan.parts.map(\.type)
    switch (plan.origin, types.count) {
    case (.value, _): desk.value()
    case (.closure, _): desk.closure()
    case (_, 0): desk.made { try desk.make([]) }
    case (_, 1): one(types[0], desk)
    default: two(types[0], types[1], desk)
    }
  }

  private static func one<O: Ordinal, F: Form>(_ form: F.Type, _ desk: Desk<O>) {
    desk.made(taking: [F.rename()]) { (first: F.Value) in try desk.make([F.part(first)]) }
  }

  private static func two<O: Ordinal, F: Form, G: Form>(
    _ first: F.Type, _ second: G.Type, _ desk: Desk<O>
  ) {
    desk.made(taking: [F.rename(), G.rename()]) { (first: F.Value, second: G.Value) in
      try desk.make([F.part(first), G.part(second)])
    }
  }

  private static func decorate<O: Ordinal>(_ wrap: Wrap, _ own: O.Type, _ registrar: Registrar) {
    let name: Name? = wrap.isNamed ? "spare" : nil
    guard let part = wrap.part else {
      return registrar.decorate(Thing<O>.self, named: name) { (inner: Thing<O>) in
        Thing<O>(wrap.ordinal, [.thing(inner)])
      }
    }
    decorate(own, part.type, wrap, registrar)
  }

  private static func decorate<O: Ordinal, F: Form>(
    _ own: O.Type, _ form: F.Type, _ wrap: Wrap, _ registrar: Registrar
  ) {
    let name: Name? = wrap.isNamed ? "spare" : nil
    registrar.decorate(Thing<O>.self, named: name) { (inner: Thing<O>, needed: F.Value) in
      Thing<O>(wrap.ordinal, [.thing(inner), F.part(needed)])
    }
  }
}

extension Form {
  /// Takes the target of an alias from the registration of its name, if it has one.
  fileprivate static func rename<T>() -> (Registration<T>) -> Void {
    { registration in
      if let name = Self.name { registration.taking(Value.self, named: name) }
    }
  }
}

/// Registers one plan.
@MainActor private struct Desk<O: Ordinal> {
  let plan: Plan
  let weather: Weather
  let registrar: Registrar

  private var name: Name? { plan.isNamed ? "spare" : nil }

  func make(_ parts: [AnyThing.Part]) throws -> Thing<O> {
    if weather.failing.contains(plan.ordinal) { throw Broken() }
    return Thing<O>(plan.ordinal, parts)
  }

  func value() {
    let value = Thing<O>(plan.ordinal, [])
    finish(
      plan.place == .contribution
        ? registrar.contribute(value: value) : registrar.register(value: value, named: name))
  }

  func closure() {
    let make: @MainActor (Resolver) throws -> Thing<O> = { resolver in
      try self.make(plan.parts.map { try part($0.type, resolver) })
    }
    finish(
      plan.place == .contribution
        ? registrar.contribute(lifetime: plan.lifetime, make)
        : registrar.register(named: name, lifetime: plan.lifetime, make))
  }

  private func part<F: Form>(_ form: F.Type, _ resolver: Resolver) throws -> AnyThing.Part {
    guard let name = F.name else { return F.part(try resolver.resolve(F.Value.self)) }
    return F.part(try resolver.resolve(F.Value.self, named: name))
  }

  func made<each D>(
    taking renames: [(Registration<Thing<O>>) -> Void] = [],
    _ make: @escaping @MainActor (repeat each D) throws -> Thing<O>
  ) {
    let registration: Registration<Thing<O>>
    switch (plan.place, plan.origin) {
    case (.contribution, _): registration = registrar.contribute(make, lifetime: plan.lifetime)
    case (_, .asynchronous): registration = registrar.registerAsync(make, named: name)
    default: registration = declared(make)
    }
    for rename in renames { rename(registration) }
    finish(registration)
  }

  private func declared<each D>(
    _ make: @escaping @MainActor (repeat each D) throws -> Thing<O>
  ) -> Registration<Thing<O>> {
    guard let argument = plan.argument else {
      return registrar.register(make, named: name, lifetime: plan.lifetime)
    }
    return declared(make, Things.ordinals[argument])
  }

  private func declared<P: Ordinal, each D>(
    _ make: @escaping @MainActor (repeat each D) throws -> Thing<O>, _ argument: P.Type
  ) -> Registration<Thing<O>> {
    registrar.register(make, named: name, lifetime: plan.lifetime, arguments: Thing<P>.self)
  }

  private func finish(_ registration: Registration<Thing<O>>) {
    if plan.isAliased { registration.alsoAs(Look<O>.self) { $0 } }
    if let after = plan.after {
      registration.onCreate { _, resolver in _ = try part(after.type, resolver) }
    }
    if plan.isEager { registration.eager() }
    if plan.isClosing {
      registration.onClose { weather.ended.append((ObjectIdentifier($0), plan.ordinal, true)) }
    }
    guard plan.isOwned else { return }
    registration.onEnd { weather.ended.append((ObjectIdentifier($0), plan.ordinal, false)) }
  }
}
