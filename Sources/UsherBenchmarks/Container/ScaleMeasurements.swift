import UsherDI

/// Registering, checking, deep chains.
@MainActor enum ScaleMeasurements {
  static func all() -> [Measurement] {
    [registering(1_000), registering(10_000), registering(100_000)]
      + [checking(10_000), checkingChain(10_000), resolvingChain(10_000)]
  }

  /// Nanoseconds for each registration.
  private static func registering(_ count: Int) -> Measurement {
    Measurement("register.\(count)", limit: 600, batch: count, against: dictionary()) {
      { _ in keep(registrar(count)) }
    }
  }

  static func registrar(_ count: Int) -> Registrar {
    let registrar = Registrar()
    for _ in 0..<(count / 31) { Graph31.register(in: registrar) }
    return registrar
  }

  /// The yardstick: fills a dictionary with closures.
  private static func dictionary() -> Measurement.Yardstick {
    Measurement.Yardstick(name: "dictionary of closures") {
      { count in
        var makers: [Int: () -> Int] = [:]
        for index in 0..<count { makers[index] = { index } }
        keep(makers)
      }
    }
  }

  /// Nanoseconds for registering and checking all of them.
  private static func checking(_ count: Int) -> Measurement {
    Measurement("check.\(count)", limit: 50_000_000, batch: 1) {
      let items = Items.single(count)
      return { _ in keep(make { registrar in for register in items { register(registrar) } }) }
    }
  }

  private static func checkingChain(_ count: Int) -> Measurement {
    Measurement("check.chain.\(count)", limit: 50_000_000, batch: 1) {
      let steps = Items.chain(count, .transient).steps
      return { _ in keep(make { registrar in for register in steps { register(registrar) } }) }
    }
  }

  private static func resolvingChain(_ count: Int) -> Measurement {
    Measurement("resolve.chain.\(count)", batch: 1) {
      let chain = Items.chain(count, .transient)
      let container = make { registrar in for register in chain.steps { register(registrar) } }
      return { _ in keep(chain.first(container)) }
    }
  }
}
