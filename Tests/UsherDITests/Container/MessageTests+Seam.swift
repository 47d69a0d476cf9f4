import UsherDI
import UsherTesting

extension MessageTests {
  nonisolated static let seam: [Case] = [
    Case(
      "missing, and who needs it",
      """
      The container has a problem.

      A is not registered, and B needs it: Logger → C → B → A.
        at App.swift:1  Logger
        at App.swift:1  C
        at App.swift:1  B
        • Register it: registrar.register(A.init) in an assembly of this container.
      """
    ) {
      _ = try makeContainer {
        $0.register(B.init)
        $0.register({ (_: B) in C(a: A(), b: B(a: A())) })
        $0.register({ (_: Lazy<C>) in Logger() })
      }
    },
    Case(
      "missing in a child",
      """
      The container has a problem.

      A is not registered, and B needs it.
        at App.swift:1  B
        • It is registered named "spare", at App.swift:1: ask for that one.
        • Register it: registrar.register(A.init) in an assembly of this container.
      """
    ) {
      let container = try makeContainer { $0.register(value: A(), named: "spare") }
      _ = try container.makeChild { $0.register(B.init) }
    },
    Case(
      "router that nobody has",
      """
      The container has a problem.

      Router<SeasonRoute> is not registered, and SeasonModel needs it.
        at App.swift:1  SeasonModel
        • Register the coordinator whose routes are SeasonRoute.
      """
    ) { _ = try makeContainer { $0.register(RouterTests.SeasonModel.init) } },
    Case(
      "router out of its scope",
      """
      Router<SeasonRoute> belongs to the scope of SeasonCoordinator, which is not open here.
        at App.swift:1
        • Resolve it below SeasonCoordinator, from that coordinator's own scope.
      """
    ) {
      let container = try makeContainer {
        $0.register(RouterTests.SeasonModel.init)
        $0.register(RouterTests.SeasonCoordinator.init)
      }
      _ = try container.resolve(Router<RouterTests.SeasonRoute>.self)
    },
    Case(
      "scope of a coordinator that nobody opens",
      """
      The container has a problem.

      A belongs to the scope of HomeCoordinator, which nothing opens.
        at App.swift:1  A
        • Register HomeCoordinator, which opens its scope when it starts.
        • Or declare that it is opened elsewhere: registrar.opens(HomeCoordinator.self).
      """
    ) {
      _ = try makeContainer { $0.register(A.init, lifetime: .scoped(to: HomeCoordinator.self)) }
    },
    Case(
      "argument twice",
      """
      The container has a problem.

      A declares the argument Int twice, but takes at most one of each type.
        at App.swift:1  A
        • Give each of them a type of its own, or pass them together in one.
      """
    ) {
      _ = try makeContainer { $0.register({ (_: Int) in A() }, arguments: Int.self, Int.self) }
    },
    Case(
      "name that nothing takes",
      """
      The container has a problem.

      A takes Logger named "loud", but has no parameter of that type.
        at App.swift:1  A
        • Spell the type in taking(_:named:) as the initializer does.
        • A closure asks for a name itself: resolver.resolve(X.self, named: "x").
      """
    ) {
      _ = try makeContainer {
        $0.register(value: Logger(), named: "loud")
        $0.register(A.init).taking(Logger.self, named: "loud")
      }
    },
    Case(
      "cycle of twenty",
      """
      The container has a problem.

      These initializers need one another: A named "0" → A named "1" → A named "2" → \
      A named "3" → A named "4" → A named "5" → … 9 more … → A named "15" → A named "16" → \
      A named "17" → A named "18" → A named "19" → A named "0".
        at App.swift:1  A named "0"
        at App.swift:1  A named "1"
        at App.swift:1  A named "2"
        at App.swift:1  A named "3"
        at App.swift:1  A named "4"
        at App.swift:1  A named "5"
        … 8 more …
        at App.swift:1  A named "14"
        at App.swift:1  A named "15"
        at App.swift:1  A named "16"
        at App.swift:1  A named "17"
        at App.swift:1  A named "18"
        at App.swift:1  A named "19"
        • Take one of them as Lazy or Provider, and use it after the initializers have run.
        • Or set it in onCreate, once both exist.
      """
    ) {
      _ = try makeContainer { registrar in
        for index in 0..<20 {
          registrar.register({ (_: A) in A() }, named: Name("\(index)"))
            .taking(A.self, named: Name("\((index + 1) % 20)"))
        }
      }
    },
    Case(
      "coordinator that is a value",
      """
      HomeCoordinator is not registered.
        at App.swift:1
        • It is registered as a value, at App.swift:1: start that with start(child: …), \
      or register its initializer in its place.
        • Register it: registrar.register(HomeCoordinator.init) in an assembly of this container.
      """
    ) {
      let container = try makeContainer { $0.register(value: HomeCoordinator(logger: Logger())) }
      _ = try SceneDirector(HomeCoordinator.self, in: container, host: HeadlessHost())
    },
    Case(
      "what is no screen",
      """
      Logger was made where any Screen is needed.
        at App.swift:1
        • Ask for a type that is any Screen, or register it as one.
      """
    ) {
      let container = try Container(HouseAssembly())
      let director = try SceneDirector(HomeCoordinator.self, in: container, host: HeadlessHost())
      try director.start()
      if let error = director.root.push(Logger.self).error?.underlying { throw error }
    },
  ]
}
