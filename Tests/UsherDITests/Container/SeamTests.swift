import Testing
import UsherDI
import UsherTesting

@MainActor struct SeamTests {
  func stage() throws -> (SceneDirector, HomeCoordinator, HeadlessHost) {
    let container = try Container(HouseAssembly())
    let host = HeadlessHost()
    let director = try SceneDirector(HomeCoordinator.self, in: container, host: host)
    try director.start()
    return (director, try #require(director.root as? HomeCoordinator), host)
  }

  @Test func `A coordinator pushes, presents and starts by type`() async throws {
    let (director, home, host) = try stage()
    #expect(home.push(DetailScreen.self, Show(title: "Hamlet")).isAdmitted)
    #expect(home.present(ListScreen.self).isAdmitted == false)
    let flow = home.start(CheckoutCoordinator.self, Show(title: "Lear"))
    let checkout = try #require(home.children.first as? CheckoutCoordinator)
    #expect(checkout.cart.show.title == "Lear")
    #expect(try checkout.resolve(CheckoutCart.self) === checkout.cart)
    #expect(try checkout.resolve(Show.self).title == "Lear")
    #expect(try checkout.resolve(CheckoutCoordinator.self) === checkout)
    let scope = try #require(checkout.scope as? Container)
    checkout.finish("paid")
    guard case .finished(let receipt) = await flow.outcome else { return }
    #expect(receipt == "paid")
    #expect(scope.isEnded)
    _ = (director, host)
  }

  @Test func `A missing argument, and an extra one, are errors in the handle`() throws {
    let (director, home, host) = try stage()
    let missing = home.start(CheckoutCoordinator.self)
    guard case .failure(let error) = missing.result else { return #expect(Bool(false)) }
    #expect((error.underlying as? ResolutionError)?.reason == .missingArgument)
    #expect(home.push(ListScreen.self).error != nil)
    #expect(home.push(DetailScreen.self, 7).error != nil)
    _ = (director, host)
  }
}
