import UsherDI

/// Making and ending children.
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

  static func all() -> [Measurement] { [makeAndEnd(), override(), scoped()] }

  private static func container() -> Container {
    make { registrar in
      registrar.opens(Session.self)
      registrar.register(A.init, lifetime: .scoped(to: Session.self))
      registrar.register(B.init, lifetime: .scoped(to: Session.self))
      registrar.register(C.init, lifetime: .scoped(to: Session.self))
      registrar.register(D.init, lifetime: .scoped(to: Session.self))
      registrar.register(E.init, lifetime: .scoped(to: Session.self))
      registrar.register(User.init)
    }
  }

  private static func makeAndEnd() -> Measurement {
    Measurement("child.make-end", goal: 1.0, batch: 5_000, against: dictionary()) {
      let container = container()
      return { count in
        for _ in 0..<count { expect { try container.makeChild(Session.self) }.end() }
      }
    }
  }

  private static func override() -> Measurement {
    Measurement("child.override", batch: 1_000, against: dictionary()) {
      let container = container()
      return { count in
        for _ in 0..<count {
          let child = expect { try container.makeChild { $0.register(value: A()) } }
          keep(resolve(User.self, in: child))
          child.end()
        }
      }
    }
  }

  private static func scoped() -> Measurement {
    Measurement("child.scoped", batch: 2_000, against: dictionary()) {
      let container = container()
      return { count in
        for _ in 0..<count {
          let child = expect { try container.makeChild(Session.self) }
          keep(resolve(A.self, in: child))
          child.end()
        }
      }
    }
  }

  /// The yardstick: fills a dictionary of five makers.
  private static func dictionary() -> Measurement.Yardstick {
    Measurement.Yardstick(name: "dictionary of 5") {
      { count in for _ in 0..<count { keep(fiveMakers()) } }
    }
  }

  private static func fiveMakers() -> LookUp {
    let look = LookUp()
    look.add(A.self) { _ in A() }
    look.add(B.self) { _ in B() }
    look.add(C.self) { _ in C() }
    look.add(D.self) { _ in D() }
    look.add(E.self) { _ in E() }
    return look
  }
}
