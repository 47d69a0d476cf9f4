import UsherDI

/// Making, using and ending children.
@MainActor enum ChildMeasurements {
  enum Session: ScopeTag {}
  final class A {}
  final class B {}
  final class C {}
  final class D {}
  final class E {}
  final class User {
    let a: A
    init(a: A) { self.a = a }
  }

  static func all() -> [Measurement] { [makeAndEnd(), own(), scoped(), override()] }

  private static func makeAndEnd() -> Measurement {
    let yardstick = Measurement.Yardstick(name: "look-up and call") {
      let yardstick = Yardstick(fill)
      return { count in for _ in 0..<count { keep(yardstick.get(A.self)) } }
    }
    return Measurement("child.empty", goal: 2.5, batch: 5_000, against: yardstick) {
      let container = make { $0.opens(Session.self) }
      return { count in
        for _ in 0..<count { expect { try container.makeChild(Session.self) }.end() }
      }
    }
  }

  /// A child with five registrations of its own, all resolved.
  private static func own() -> Measurement {
    Measurement("child.own5", goal: 5, batch: 500, against: five()) {
      let container = make { $0.opens(Session.self) }
      return { count in
        for _ in 0..<count {
          let child = expect { try container.makeChild { register(in: $0, .transient) } }
          resolveAll(in: child)
          child.end()
        }
      }
    }
  }

  /// A child of a parent with five scoped registrations, all resolved.
  private static func scoped() -> Measurement {
    Measurement("child.scoped5", goal: 5, batch: 1_000, against: five()) {
      let container = make { registrar in
        registrar.opens(Session.self)
        register(in: registrar, .scoped(to: Session.self))
      }
      return { count in
        for _ in 0..<count {
          let child = expect { try container.makeChild(Session.self) }
          resolveAll(in: child)
          child.end()
        }
      }
    }
  }

  /// A child that overrides a dependency of one of its parent's registrations.
  private static func override() -> Measurement {
    Measurement("child.override", batch: 500, against: five()) {
      let container = make {
        $0.register(A.init)
        $0.register(User.init)
      }
      return { count in
        for _ in 0..<count {
          let child = expect { try container.makeChild { $0.register(value: A()) } }
          keep(resolve(User.self, in: child))
          child.end()
        }
      }
    }
  }

  private static func register(in registrar: Registrar, _ lifetime: Lifetime) {
    registrar.register(A.init, lifetime: lifetime)
    registrar.register(B.init, lifetime: lifetime)
    registrar.register(C.init, lifetime: lifetime)
    registrar.register(D.init, lifetime: lifetime)
    registrar.register(E.init, lifetime: lifetime)
  }

  private static func resolveAll(in container: Container) {
    keep(resolve(A.self, in: container))
    keep(resolve(B.self, in: container))
    keep(resolve(C.self, in: container))
    keep(resolve(D.self, in: container))
    keep(resolve(E.self, in: container))
  }

  /// The yardstick: fills a dictionary with five closures, looks up each and calls it.
  private static func five() -> Measurement.Yardstick {
    Measurement.Yardstick(name: "5 filled and called") {
      { count in
        for _ in 0..<count {
          let yardstick = Yardstick(fill)
          keep(yardstick.get(A.self))
          keep(yardstick.get(B.self))
          keep(yardstick.get(C.self))
          keep(yardstick.get(D.self))
          keep(yardstick.get(E.self))
        }
      }
    }
  }

  private static func fill(_ makers: inout [ObjectIdentifier: Yardstick.Make]) {
    makers[ObjectIdentifier(A.self)] = { _ in A() }
    makers[ObjectIdentifier(B.self)] = { _ in B() }
    makers[ObjectIdentifier(C.self)] = { _ in C() }
    makers[ObjectIdentifier(D.self)] = { _ in D() }
    makers[ObjectIdentifier(E.self)] = { _ in E() }
  }
}
