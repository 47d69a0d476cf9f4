import UsherDI

/// Containers of many distinct registrations: made, resolved, and as one chain.
@MainActor enum ScaleMeasurements {
  static let sizes = [1_000, 10_000, 100_000]

  static func all() -> [Measurement] {
    sizes.map(making) + sizes.map(resolving) + [chain(1_000)]
  }

  /// Nanoseconds for each registration, in a container that is made and checked.
  private static func making(_ count: Int) -> Measurement {
    let limit: Double? = count == 1_000 ? 500 : nil
    return Measurement("register.\(count)", limit: limit, batch: count, against: dictionary()) {
      let items = Items.single(count)
      return { _ in keep(container(of: items)) }
    }
  }

  /// Nanoseconds for each registration that is made, and then resolved for the first time.
  private static func resolving(_ count: Int) -> Measurement {
    Measurement("register.resolve.\(count)", batch: count, against: dictionary()) {
      let items = Items.single(count)
      return { _ in
        let container = container(of: items)
        for item in items { keep(item.resolve(container)) }
      }
    }
  }

  static func container(of items: [Items.Entry]) -> Container {
    make { registrar in for item in items { item.register(registrar) } }
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

  /// The longest possible chain, made, checked and resolved.
  private static func chain(_ count: Int) -> Measurement {
    Measurement("register.chain.\(count)", limit: 50_000_000, batch: 1) {
      let steps = Items.chain(count)
      return { _ in
        let container = container(of: steps)
        keep(steps.first.map { $0.resolve(container) })
      }
    }
  }
}
