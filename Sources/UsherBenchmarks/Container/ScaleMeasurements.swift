import UsherDI

/// What large apps pay once: registering, checking, deep chains.
@MainActor enum ScaleMeasurements {
  static func all() -> [Measurement] {
    [registering(100_000), checking(10_000), checkingChain(10_000), resolvingChain(10_000)]
  }

  /// Nanoseconds for each registration.
  private static func registering(_ count: Int) -> Measurement {
    Measurement("register.\(count)", goal: 600, batch: count) { _ in
      let registrar = Registrar()
      for _ in 0..<(count / 31) { Graph31.register(in: registrar) }
      keep(registrar)
    }
  }

  /// Nanoseconds for registering and checking all of them.
  private static func checking(_ count: Int) -> Measurement {
    let items = Items.single(count)
    return Measurement("check.\(count)", goal: 50_000_000, batch: 1) { _ in
      keep(make { registrar in for register in items { register(registrar) } })
    }
  }

  private static func checkingChain(_ count: Int) -> Measurement {
    let steps = Items.chain(count, .transient).steps
    return Measurement("check.chain.\(count)", goal: 50_000_000, batch: 1) { _ in
      keep(make { registrar in for register in steps { register(registrar) } })
    }
  }

  private static func resolvingChain(_ count: Int) -> Measurement {
    let chain = Items.chain(count, .transient)
    let container = make { registrar in for register in chain.steps { register(registrar) } }
    return Measurement("resolve.chain.\(count)", batch: 1) { _ in
      keep(chain.first(container))
    }
  }
}
