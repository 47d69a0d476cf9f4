import UsherDI

/// Services that differ in their type only: `Thing<S<S<Z>>>` is the third.
protocol Ordinal: SendableMetatype {}
enum Z: Ordinal {}
enum S<T: Ordinal>: Ordinal {}

/// What a test compares instances by.
class AnyThing {
  let ordinal: Int
  let parts: [AnyThing]

  init(_ ordinal: Int, _ parts: [AnyThing]) {
    self.ordinal = ordinal
    self.parts = parts
  }
}

final class Thing<O: Ordinal>: AnyThing {}

/// Which services fail at the moment, and what has ended, for the model and the real ones alike.
@MainActor final class Weather {
  var failing: Set<Int> = []
  var ended: [ObjectIdentifier] = []
}

/// One registration, as random as the test wants it.
struct Plan: Sendable {
  enum Life: CaseIterable { case transient, graph, shared, scoped }

  let ordinal: Int
  let parts: [Int]
  let life: Life
  let isClosure: Bool

  var lifetime: Lifetime {
    switch life {
    case .transient: .transient
    case .graph: .graph
    case .shared: .shared
    case .scoped: .scoped(to: SessionScope.self)
    }
  }
}

@MainActor enum Things {
  static let ordinals: [any Ordinal.Type] = [
    Z.self, S<Z>.self, S<S<Z>>.self, S<S<S<Z>>>.self, S<S<S<S<Z>>>>.self,
    S<S<S<S<S<Z>>>>>.self, S<S<S<S<S<S<Z>>>>>>.self, S<S<S<S<S<S<S<Z>>>>>>>.self,
  ]

  static func resolve(_ ordinal: Int, in container: Container) throws -> AnyThing {
    try resolve(ordinals[ordinal], in: container)
  }

  private static func resolve<O: Ordinal>(
    _ ordinal: O.Type, in container: Container
  ) throws -> AnyThing {
    try container.resolve(Thing<O>.self)
  }

  static func register(_ plan: Plan, _ weather: Weather, in registrar: Registrar) {
    let own = ordinals[plan.ordinal]
    if plan.isClosure { return closure(own, plan, weather, registrar) }
    switch plan.parts.count {
    case 0: none(own, plan, weather, registrar)
    case 1: one(own, ordinals[plan.parts[0]], plan, weather, registrar)
    default: two(own, ordinals[plan.parts[0]], ordinals[plan.parts[1]], plan, weather, registrar)
    }
  }

  private static func none<O: Ordinal>(
    _ own: O.Type, _ plan: Plan, _ weather: Weather, _ registrar: Registrar
  ) {
    finish(
      registrar.register({ try make(O.self, plan, weather, []) }, lifetime: plan.lifetime), plan,
      weather)
  }

  private static func one<O: Ordinal, P: Ordinal>(
    _ own: O.Type, _ first: P.Type, _ plan: Plan, _ weather: Weather, _ registrar: Registrar
  ) {
    let made = registrar.register(
      { (first: Thing<P>) in try make(O.self, plan, weather, [first]) }, lifetime: plan.lifetime)
    finish(made, plan, weather)
  }

  private static func two<O: Ordinal, P: Ordinal, Q: Ordinal>(
    _ own: O.Type, _ first: P.Type, _ second: Q.Type, _ plan: Plan, _ weather: Weather,
    _ registrar: Registrar
  ) {
    let made = registrar.register(
      { (first: Thing<P>, second: Thing<Q>) in try make(O.self, plan, weather, [first, second]) },
      lifetime: plan.lifetime)
    finish(made, plan, weather)
  }

  private static func closure<O: Ordinal>(
    _ own: O.Type, _ plan: Plan, _ weather: Weather, _ registrar: Registrar
  ) {
    let made = registrar.register(lifetime: plan.lifetime) { resolver in
      let parts = try plan.parts.map { try part(ordinals[$0], resolver) }
      return try make(O.self, plan, weather, parts)
    }
    finish(made, plan, weather)
  }

  private static func part<P: Ordinal>(
    _ ordinal: P.Type, _ resolver: Resolver
  ) throws -> AnyThing {
    try resolver.resolve(Thing<P>.self)
  }

  private static func make<O: Ordinal>(
    _ own: O.Type, _ plan: Plan, _ weather: Weather, _ parts: [AnyThing]
  ) throws -> Thing<O> {
    if weather.failing.contains(plan.ordinal) { throw Broken() }
    return Thing<O>(plan.ordinal, parts)
  }

  private static func finish<O: Ordinal>(
    _ registration: Registration<Thing<O>>, _ plan: Plan, _ weather: Weather
  ) {
    guard plan.life == .shared || plan.life == .scoped else { return }
    registration.onEnd { weather.ended.append(ObjectIdentifier($0)) }
  }
}
