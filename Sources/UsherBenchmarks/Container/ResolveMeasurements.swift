import UsherDI

/// Resolving: a leaf, a graph, through children, with an argument, by name, and without success.
@MainActor enum ResolveMeasurements {
  final class Leaf {}
  final class Service {}
  final class Absent {}
  struct Show { let number: Int }
  final class Detail {
    let show: Show
    init(show: Show) { self.show = show }
  }

  static func all() -> [Measurement] {
    [
      transient(), shared(), graph(), closures(), initializers(), levels(), argument(), named(),
      miss(), missing(size: 10), missing(size: 100_000),
    ]
  }

  private static func transient() -> Measurement {
    Measurement("resolve.transient", goal: 1.3, batch: 20_000, against: leaf()) {
      let container = make { $0.register(Leaf.init) }
      return { count in for _ in 0..<count { keep(resolve(Leaf.self, in: container)) } }
    }
  }

  private static func shared() -> Measurement {
    let service = Service()
    let yardstick = lookUp(Service.self) { $0[ObjectIdentifier(Service.self)] = { _ in service } }
    return Measurement("resolve.shared", goal: 1.2, batch: 20_000, against: yardstick) {
      let container = make { $0.register(Service.init, lifetime: .shared) }
      return { count in for _ in 0..<count { keep(resolve(Service.self, in: container)) } }
    }
  }

  private static func graph() -> Measurement {
    let yardstick = lookUp(Graph31.N1.self, fill: Graph31.fill)
    return Measurement("resolve.graph31", goal: 1.1, against: yardstick) {
      let container = make { Graph31.register(in: $0) }
      return { count in for _ in 0..<count { keep(resolve(Graph31.N1.self, in: container)) } }
    }
  }

  private static func closures() -> Measurement {
    let yardstick = lookUp(Graph31.N1.self, fill: Graph31.fill)
    return Measurement("resolve.closures31", goal: 2, against: yardstick) {
      let container = make { Graph31.registerClosures(in: $0) }
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
    let yardstick = Measurement.Yardstick(name: "look-ups in 16 levels") {
      let top = Level(Yardstick { $0[ObjectIdentifier(Service.self)] = { _ in service } })
      let bottom = (0..<16).reduce(top) { level, _ in Level(Yardstick { _ in }, above: level) }
      return { count in for _ in 0..<count { keep(bottom.get(Service.self)) } }
    }
    return Measurement("resolve.child16", goal: 0.1, batch: 5_000, against: yardstick) {
      let top = make { $0.register(Service.init, lifetime: .shared) }
      let bottom = (0..<16).reduce(top) { container, _ in child(of: container) }
      return { count in for _ in 0..<count { keep(resolve(Service.self, in: bottom)) } }
    }
  }

  private static func argument() -> Measurement {
    Measurement("resolve.argument", goal: 6, batch: 5_000, against: leaf()) {
      let container = make { $0.register(Detail.init, arguments: Show.self) }
      return { count in
        for number in 0..<count {
          keep(expect { try container.resolve(Detail.self, Show(number: number)) })
        }
      }
    }
  }

  private static func named() -> Measurement {
    Measurement("resolve.named", batch: 5_000, against: leaf()) {
      let container = make { $0.register(Leaf.init, named: "leaf") }
      return { count in
        for _ in 0..<count { keep(expect { try container.resolve(Leaf.self, named: "leaf") }) }
      }
    }
  }

  private static func miss() -> Measurement {
    Measurement("resolve.miss", goal: 3, batch: 5_000, against: leaf()) {
      let container = make { $0.register(Leaf.init) }
      return { count in for _ in 0..<count { keep(try? container.resolve(Absent.self)) } }
    }
  }

  private static func missing(size: Int) -> Measurement {
    Measurement("resolve.missing.\(size)", limit: 1_000, batch: 5_000) {
      let container = make { registrar in
        for item in Items.single(size) { item.register(registrar) }
      }
      return { count in for _ in 0..<count { keep(try? container.resolve(Absent.self)) } }
    }
  }

  private static func leaf() -> Measurement.Yardstick {
    lookUp(Leaf.self) { $0[ObjectIdentifier(Leaf.self)] = { _ in Leaf() } }
  }

  /// The yardstick: a look-up and a call for each object.
  private static func lookUp<T: AnyObject>(
    _ type: T.Type, fill: @escaping @MainActor (inout [ObjectIdentifier: Yardstick.Make]) -> Void
  ) -> Measurement.Yardstick {
    Measurement.Yardstick(name: "look-up and call") {
      let yardstick = Yardstick(fill)
      return { count in for _ in 0..<count { keep(yardstick.get(T.self)) } }
    }
  }
}
