import Testing
import UsherDI

@MainActor struct VerifyTests {
  final class SeatScreen: Screen {
    let cart: CheckoutCart
    let checkout: CheckoutCoordinator
    init(cart: CheckoutCart, checkout: CheckoutCoordinator) {
      (self.cart, self.checkout) = (cart, checkout)
    }
  }

  @Test func `Verifying runs closures, with samples for arguments`() throws {
    let container = try makeContainer {
      $0.register { B(a: try $0.resolve()) }
      $0.register(Logger.init)
      $0.register(Detail.init, arguments: Show.self)
    }
    let error = #expect(throws: ContainerError.self) {
      try container.verify(Show(title: "sample"))
    }
    #expect(error?.problems.map(\.service) == ["B"])
  }

  @Test func `Every scope is open, and its coordinator lives, while a container is verified`()
    throws
  {
    let container = try Container(
      HouseAssembly(),
      Registrations {
        $0.opens(SessionScope.self)
        $0.register(SeatScreen.init)
        $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
        $0.register { (home: HomeCoordinator, a: A, cart: CheckoutCart) in B(a: a) }
      })
    try container.verify(Show(title: "sample"))
    #expect(throws: ResolutionError.self) { try container.resolve(SeatScreen.self) }
  }

  @Test func `Consequences of one failure are not reported again`() throws {
    let container = try makeContainer {
      $0.register { () throws -> A in throw Broken() }
      $0.register(B.init)
      $0.register(C.init)
    }
    let error = #expect(throws: ContainerError.self) { try container.verify() }
    #expect(error?.problems.map(\.service) == ["A"])
  }

  @Test func `A sample fits every type that callers give and that it is of`() throws {
    let container = try makeContainer {
      $0.register(
        { (_: any Catalog, _: Int) in A() }, arguments: (any Catalog).self, Int.self)
    }
    try container.verify(3, FakeCatalog())
    #expect(throws: ContainerError.self) { try container.verify(3) }
  }

  @Test func `Verifying makes what decorates a value`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
      $0.register { B(a: try $0.resolve()) }
      $0.register(value: LiveCatalog(), as: (any Catalog).self)
      $0.decorate((any Catalog).self, with: { (catalog: any Catalog, _: B) in catalog })
    }
    let error = #expect(throws: ContainerError.self) { try container.verify() }
    #expect(error?.problems.map(\.service) == ["any Catalog"])
  }

  @Test func `A sample that is missing is named`() throws {
    let error = #expect(throws: ContainerError.self) { try Container(HouseAssembly()).verify() }
    #expect(error?.problems.count == 2)
    #expect(error?.description.contains("The argument Show was not given.") == true)
  }

  @Test func `An async instance must be ready first`() async throws {
    let container = try makeContainer {
      $0.registerAsync { A() }
      $0.register(B.init)
    }
    let error = #expect(throws: ContainerError.self) { try container.verify() }
    #expect(error?.problems.count == 1)
    try await container.warmUp()
    try container.verify()
  }

  @Test func `Verifying leaves nothing of its scopes`() throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
        .onEnd { _ in diary.lines.append("A") }
    }
    try container.verify()
    #expect(diary.lines == ["A"])
    container.end()
    #expect(throws: ContainerError.self) { try container.verify() }
    #expect(diary.lines == ["A"])
  }
}
