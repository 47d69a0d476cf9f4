import Testing
import UsherDI

/// Arguments that no caller can pass.
@MainActor struct UngivenTests {
  private struct Fare: Hashable { let pounds: Int }
  private struct Place: Hashable { let row: Int }
  private final class Pass {
    let fare: Fare
    let place: Place
    init(fare: Fare, place: Place) { (self.fare, self.place) = (fare, place) }
  }
  private final class Home {
    init(pass: Pass) {}
  }
  private final class LazyHome {
    init(pass: Lazy<Pass>) {}
  }
  private final class Desk {
    let pass: Provider<Pass>
    init(pass: Provider<Pass>) { self.pass = pass }
  }
  private final class Street {
    init(home: Home) {}
  }

  private func problems(
    _ register: @escaping @MainActor (Registrar) -> Void
  ) -> [String] {
    do { _ = try makeContainer(register) } catch let error as ContainerError {
      return error.problems.map { $0.description.withoutPlaces }
    } catch {}
    return []
  }

  @Test func `A service is refused if a dependency takes arguments and it takes none itself`() {
    let found = problems {
      $0.register(Pass.init, arguments: Fare.self, Place.self)
      $0.register(Home.init)
      $0.register(Street.init)
    }
    #expect(found.count == 2)
    #expect(
      found.first == """
        No caller can give the argument Fare: Street → Home → Pass → Fare.
          at App.swift:1  Street
          at App.swift:1  Home
          at App.swift:1  Pass
          • Take it where the path begins: declare arguments: Fare.self for Street.
          • Or take a Provider, and give it with each call.
          • Or give it to the coordinator or tag that opens a scope, for everything made there.
        """)
  }

  @Test func `A lazy dependency cannot be given an argument`() {
    let found = problems {
      $0.register(Pass.init, arguments: Fare.self, Place.self)
      $0.register(LazyHome.init, arguments: Fare.self, Place.self)
    }
    #expect(
      found.contains { $0.hasPrefix("No caller can give the argument Fare: LazyHome → Pass") })
    #expect(
      found.contains { $0.hasPrefix("No caller can give the argument Place: LazyHome → Pass") })
  }

  @Test func `A lazy argument is refused`() {
    let found = problems {
      $0.register(Pass.init, arguments: Fare.self, Place.self)
      $0.register { (_: Lazy<Fare>) in A() }
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("No caller can give the argument Fare: A → Fare.") == true)
  }

  @Test func `A service that forwards its arguments, a provider and a scope receive them`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self, arguments: Place.self)
      $0.register(Pass.init, arguments: Fare.self)
      $0.register(Home.init, arguments: Fare.self)
      $0.register(Street.init, arguments: Fare.self)
      $0.register(Desk.init)
    }
    let child = try container.makeChild(SessionScope.self, Place(row: 1))
    _ = try child.resolve(Street.self, Fare(pounds: 2))
    #expect(try child.resolve(Desk.self).pass(Fare(pounds: 3)).fare.pounds == 3)
  }

  @Test func `A registered service need not be passed as an argument`() throws {
    let container = try makeContainer {
      $0.register(value: Fare(pounds: 1))
      $0.register(value: Place(row: 2))
      $0.register(Pass.init, arguments: Fare.self, Place.self)
      $0.register(LazyHome.init)
      $0.register(Home.init)
    }
    _ = try container.resolve(Home.self)
  }

  @Test func `A scoped service cannot take the arguments of a call`() {
    let found = problems {
      $0.opens(SessionScope.self)
      $0.register(
        Pass.init, lifetime: .scoped(to: SessionScope.self), arguments: Fare.self, Place.self)
    }
    #expect(found.count == 2)
  }

  @Test func `A child that adds what cannot be given is refused`() throws {
    let container = try makeContainer { $0.register(Pass.init, arguments: Fare.self, Place.self) }
    let error = #expect(throws: ContainerError.self) {
      try container.makeChild { $0.register(Home.init) }
    }
    #expect(error?.problems.count == 2)
    let child = try container.makeChild {
      $0.register(value: Fare(pounds: 1))
      $0.register(value: Place(row: 2))
      $0.register(Home.init)
    }
    _ = try child.resolve(Home.self)
  }
}
