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
    guard case .finished("paid") = await flow.outcome else { return #expect(Bool(false)) }
    #expect(scope.isEnded)
    _ = (director, host)
  }

  @Test func `Each start opens its own scope, whose arguments are values there alone`() throws {
    let (director, home, host) = try stage()
    #expect(home.start(CheckoutCoordinator.self, Show(title: "Lear")).isAdmitted)
    #expect(home.start(CheckoutCoordinator.self, Show(title: "Hamlet")).isAdmitted)
    let checkouts = home.children.compactMap { $0 as? CheckoutCoordinator }
    #expect(checkouts.map(\.cart.show.title) == ["Lear", "Hamlet"])
    for checkout in checkouts {
      let below = try #require(checkout.scope as? Container).makeChild()
      #expect(try below.resolve(CheckoutCart.self) === checkout.cart)
      #expect(try below.resolve((any SeatsScreen).self).cart === checkout.cart)
      #expect(try below.resolve(Show.self) == checkout.cart.show)
    }
    #expect(home.push(DetailScreen.self, Show(title: "Othello")).isAdmitted)
    #expect(throws: ResolutionError.self) { try home.resolve(Show.self) }
    #expect(throws: ResolutionError.self) { try home.resolve(CheckoutCart.self) }
    _ = (director, host)
  }

  @Test func `A log says which service is missing, and nothing of what a factory threw`() throws {
    final class TornScreen: Screen {}
    struct Secret: Error { let number = 4711 }
    final class Lines { var all: [String] = [] }
    struct TornAssembly: Assembly {
      func assemble(into registrar: Registrar) {
        registrar.register { _ -> TornScreen in throw Secret() }
      }
    }
    let container = try Container(HouseAssembly(), TornAssembly())
    let lines = Lines()
    var options = SceneDirector.Options()
    options.refusals = .init { lines.all.append($0) }
    let director = try SceneDirector(
      HomeCoordinator.self, in: container, host: HeadlessHost(), options: options)
    try director.start()
    director.root.present(ListScreen.self, fileID: "App/Home.swift", line: 1)
    director.root.present(TornScreen.self, fileID: "App/Home.swift", line: 2)
    #expect(
      lines.all == [
        "refused program: Home could not present: preparation failed at App/Home.swift:1. "
          + "The screen could not be made: ListScreen is not registered.",
        "refused program: Home could not present: preparation failed at App/Home.swift:2. "
          + "The screen could not be made: TornScreen could not be made: an error of the app's.",
      ])
  }

  @Test func `A missing argument, and an extra one, are errors in the handle`() throws {
    let (director, home, host) = try stage()
    let missing = home.start(CheckoutCoordinator.self)
    guard case .failure(let error) = missing.result else { return #expect(Bool(false)) }
    #expect((error.underlying as? ResolutionError)?.reason == .missingArgument)
    let unknown = try #require(home.push(ListScreen.self).error?.underlying as? ResolutionError)
    #expect(unknown.reason == .missing && unknown.service == "ListScreen")
    let extra = try #require(home.push(DetailScreen.self, 7).error?.underlying as? ResolutionError)
    #expect(extra.reason == .extraArgument && extra.service == "DetailScreen")
    #expect("\(extra)".contains("Int"), "\(extra)")
    _ = (director, host)
  }

  @Test func `Every verb that shows a screen has a sister that names its type`() throws {
    let (director, home, host) = try stage()
    let list = try #require(director.tree.root)
    #expect(home.push(DetailScreen.self, Show(title: "1"), animation: .none).isAdmitted)
    #expect(home.replace(with: DetailScreen.self, Show(title: "2"), animation: .none).isAdmitted)
    #expect(home.embed(DetailScreen.self, Show(title: "3"), in: "aside").isAdmitted)
    #expect(home.present(DetailScreen.self, Show(title: "4"), as: .cover).isAdmitted)
    #expect(
      director.tree.outline == """
        stack Home
          List
          Detail
            aside: Detail
          ▲ cover Detail
        """)
    _ = (list, host)
  }

  @Test func `A verb by type is refused if its source screen is no longer active`() throws {
    let (director, home, host) = try stage()
    let asking = ListScreen()
    home.push(asking)
    home.push(DetailScreen.self, Show(title: "Lear"), from: asking)
    for late in [
      home.push(DetailScreen.self, Show(title: "Lear"), from: asking),
      home.present(DetailScreen.self, Show(title: "Lear"), from: asking),
      home.perform(.replace(with: DetailScreen.self, Show(title: "Lear")), from: asking),
      home.start(HomeCoordinator.self, from: asking),
    ] { #expect(late.error?.reason == .stale) }
    #expect(director.tree.outline == "stack Home\n  List\n  List\n  Detail")
    _ = host
  }

  @Test func `Transitions name types as well, which the asking coordinator's scope makes`() throws {
    let (director, home, host) = try stage()
    let show = Show(title: "Lear")
    #expect(
      home.perform(
        .sequence(
          .push(DetailScreen.self, show), .replace(with: DetailScreen.self, show),
          .embed(DetailScreen.self, show, in: "aside"), .present(DetailScreen.self, show),
          .start(CheckoutCoordinator.self, show, as: .cover)
        )
      ).isAdmitted)
    #expect(home.children.first is CheckoutCoordinator)
    #expect(home.perform(.push(ListScreen.self)).error?.underlying is ResolutionError)
    _ = (director, host)
  }

  @Test func `A coordinator resolves by name, and from a scope that was only declared`() throws {
    let container = try Container(
      HouseAssembly(),
      Registrations {
        $0.register(value: Show(title: "Hamlet"), named: "tonight")
        $0.opens(LooseCoordinator.self)
        $0.register({ (loose: LooseCoordinator) in Owner(coordinator: loose) })
      })
    let director = try SceneDirector(HomeCoordinator.self, in: container, host: HeadlessHost())
    try director.start()
    let home = try #require(director.root as? HomeCoordinator)
    #expect(try home.resolve(Show.self, named: "tonight").title == "Hamlet")
    let loose = LooseCoordinator()
    home.start(child: loose)
    #expect(try loose.resolve(Owner.self).coordinator === loose)
    #expect(throws: ResolutionError.self) { try home.resolve(Owner.self) }
  }

  final class LooseCoordinator: Coordinator {
    override func build() throws -> SceneLayout { .stack(ListScreen()) }
  }
  final class Owner {
    let coordinator: LooseCoordinator
    init(coordinator: LooseCoordinator) { self.coordinator = coordinator }
  }
}
