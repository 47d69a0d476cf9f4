import UsherDI

/// Resolving: a leaf, a graph, through children, in vain.
@MainActor enum ResolveMeasurements {
  final class Leaf {}
  final class Service {}
  final class Absent {}

  static func all() -> [Measurement] {
    [
      transient(), shared(), graph(), initializers(), levels(), missing(size: 10),
      missing(size: 100_000),
    ]
  }

  private static func transient() -> Measurement {
    let yardstick = lookUp(Leaf.self) { $0.add(Leaf.self) { _ in Leaf() } }
    return Measurement("resolve.transient", goal: 1.2, batch: 20_000, against: yardstick) {
      let container = make { $0.register(Leaf.init) }
      return { count in for _ in 0..<count { keep(resolve(Leaf.self, in: container)) } }
    }
  }

  private static func shared() -> Measurement {
    let service = Service()
    let yardstick = lookUp(Service.self) { $0.add(Service.self) { _ in service } }
    return Measurement("resolve.shared", goal: 1.2, batch: 20_000, against: yardstick) {
      let container = make { $0.register(Service.init, lifetime: .shared) }
      return { count in for _ in 0..<count { keep(resolve(Service.self, in: container)) } }
    }
  }

  private static func graph() -> Measurement {
    let yardstick = lookUp(Graph31.N1.self, fill: Graph31.fill)
    return Measurement("resolve.graph31", goal: 0.8, against: yardstick) {
      let container = make { Graph31.register(in: $0) }
      return { count in for _ in 0..<count { keep(resolve(Graph31.N1.self, in: container)) } }
    }
  }

  private static func initializers() -> Measurement {
    let yardstick = lookUp(Graph31.N1.self, fill: Graph31.fill)
    return Measurement("initializers.graph31", against: yardstick) {
      { count in for _ in 0..<count { keep(Graph31.make()) } }
    }
  }

  private static func levels() -> Measurement {
    let service = Service()
    let yardstick = lookUp(Service.self, levels: 16) { $0.add(Service.self) { _ in service } }
    return Measurement("resolve.child16", goal: 0.3, batch: 5_000, against: yardstick) {
      let top = make { $0.register(Service.init, lifetime: .shared) }
      let bottom = (0..<16).reduce(top) { container, _ in child(of: container) }
      return { count in for _ in 0..<count { keep(resolve(Service.self, in: bottom)) } }
    }
  }

  private static func missing(size: Int) -> Measurement {
    Measurement("resolve.missing.\(size)", limit: 1_000, batch: 5_000) {
      let container = make { registrar in
        for item in Items.single(size) { item(registrar) }
      }
      return { count in for _ in 0..<count { keep(try? container.resolve(Absent.self)) } }
    }
  }

  /// The yardstick: a look-up and a call for each object, some levels below what was filled.
  private static func lookUp<T: AnyObject>(
    _ type: T.Type, levels: Int = 0, fill: @escaping @MainActor (LookUp) -> Void
  ) -> Measurement.Yardstick {
    Measurement.Yardstick(name: "look-up and call") {
      let top = LookUp()
      fill(top)
      let look = (0..<levels).reduce(top) { look, _ in LookUp(parent: look) }
      return { count in for _ in 0..<count { keep(look.get(T.self)) } }
    }
  }
}
