import UsherDI

/// Resolving: a leaf, a graph, through children, in vain.
@MainActor enum ResolveMeasurements {
  final class Leaf {}
  final class Service {}
  final class Absent {}

  static func all() -> [Measurement] {
    leaves() + graph() + [levels(), missing(size: 10), missing(size: 100_000)]
  }

  private static func leaves() -> [Measurement] {
    let container = make {
      $0.register(Leaf.init)
      $0.register(Service.init, lifetime: .shared)
    }
    let look = LookUp()
    let service = Service()
    look.add(Leaf.self) { _ in Leaf() }
    look.add(Service.self) { _ in service }
    return [
      Measurement(
        "resolve.transient", goal: 1.2, batch: 20_000, against: lookUp(look, Leaf.self)
      ) { count in
        for _ in 0..<count { keep(resolve(Leaf.self, in: container)) }
      },
      Measurement(
        "resolve.shared", goal: 1.2, batch: 20_000, against: lookUp(look, Service.self)
      ) { count in
        for _ in 0..<count { keep(resolve(Service.self, in: container)) }
      },
    ]
  }

  private static func graph() -> [Measurement] {
    let container = make { Graph31.register(in: $0) }
    let look = LookUp()
    Graph31.fill(look)
    let yardstick = lookUp(look, Graph31.N1.self)
    return [
      Measurement("resolve.graph31", goal: 0.8, against: yardstick) { count in
        for _ in 0..<count { keep(resolve(Graph31.N1.self, in: container)) }
      },
      Measurement("initialisers.graph31", against: yardstick) { count in
        for _ in 0..<count { keep(Graph31.make()) }
      },
    ]
  }

  private static func levels() -> Measurement {
    var container = make { $0.register(Service.init, lifetime: .shared) }
    let service = Service()
    var look = LookUp()
    look.add(Service.self) { _ in service }
    for _ in 0..<16 {
      container = child(of: container)
      look = LookUp(parent: look)
    }
    let (bottom, lookBottom) = (container, look)
    return Measurement(
      "resolve.child16", goal: 0.3, batch: 5_000, against: lookUp(lookBottom, Service.self)
    ) { count in
      for _ in 0..<count { keep(resolve(Service.self, in: bottom)) }
    }
  }

  private static func missing(size: Int) -> Measurement {
    let container = make { registrar in
      for item in Items.single(size) { item(registrar) }
    }
    return Measurement("resolve.missing.\(size)", limit: 1_000, batch: 5_000) { count in
      for _ in 0..<count { keep(try? container.resolve(Absent.self)) }
    }
  }

  private static func lookUp<T: AnyObject>(
    _ look: LookUp, _ type: T.Type
  ) -> Measurement.Yardstick {
    Measurement.Yardstick(name: "look-up and call") { count in
      for _ in 0..<count { keep(look.get(T.self)) }
    }
  }
}
