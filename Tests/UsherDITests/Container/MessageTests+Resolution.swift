import UsherDI

extension MessageTests {
  nonisolated static let resolution: [Case] = [
    Case(
      "missing",
      """
      A is not registered.
        at App.swift:1
        Logger (App.swift:1)
        → B (App.swift:1)
        → A
        • Register it: registrar.register(A.init) in an assembly of this container.
      """
    ) {
      let container = try makeContainer {
        $0.register { B(a: try $0.resolve()) }
        $0.register({ (_: B) in Logger() })
      }
      _ = try container.resolve(Logger.self)
    },
    Case(
      "near misses",
      """
      A is not registered.
        at App.swift:1
        • It is registered named "spare", at App.swift:1: ask for that one.
        • Optional<A> is registered, at App.swift:1: ask for that type.
        • Register it: registrar.register(A.init) in an assembly of this container.
      """
    ) {
      let container = try makeContainer {
        $0.register(value: A(), named: "spare")
        $0.register(value: A() as A?)
        $0.register(LiveCatalog.init, as: (any Catalog).self)
      }
      _ = try container.resolve(A.self)
    },
    Case(
      "concrete type",
      """
      LiveCatalog is not registered.
        at App.swift:1
        • any Catalog is registered, at App.swift:1: did you mean that?
        • Register it: registrar.register(LiveCatalog.init) in an assembly of this container.
      """
    ) {
      let container = try makeContainer {
        $0.register(LiveCatalog.init, as: (any Catalog).self)
      }
      _ = try container.resolve(LiveCatalog.self)
    },
    Case(
      "protocol",
      """
      any Catalog is not registered.
        at App.swift:1
        • LiveCatalog is registered, at App.swift:1: did you mean that?
        • Register it: registrar.register(X.init, as: (any Catalog).self) in an assembly of this container.
      """
    ) {
      let container = try makeContainer { $0.register(LiveCatalog.init) }
      _ = try container.resolve((any Catalog).self)
    },
    Case(
      "in a child only",
      """
      A is not registered.
        at App.swift:1
        • It is registered in a child only, at App.swift:1: resolve it there.
        • Register it: registrar.register(A.init) in an assembly of this container.
      """
    ) {
      let container = try makeContainer { _ in }
      _ = try container.makeChild { $0.register(A.init) }
      _ = try container.resolve(A.self)
    },
    Case(
      "cycle",
      """
      Chicken needs itself to be made.
        at App.swift:1
        Chicken (App.swift:1)
        → Egg (App.swift:1)
        → Chicken
        • Take one of them as Lazy or Provider, and use it after the initializers have run.
      """
    ) {
      let container = try makeContainer {
        $0.register { Chicken(egg: try $0.resolve()) }
        $0.register { Egg(chicken: try $0.resolve()) }
      }
      _ = try container.resolve(Chicken.self)
    },
    Case(
      "out of scope",
      """
      A belongs to the scope of SessionScope, which is not open here.
        at App.swift:1
        B (App.swift:1)
        → A
        • Resolve it in a child that opens it: container.makeChild(SessionScope.self).
      """
    ) {
      let container = try makeContainer {
        $0.opens(SessionScope.self)
        $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
        $0.register(B.init)
      }
      _ = try container.resolve(B.self)
    },
    Case(
      "ended",
      """
      A was resolved in a container that has ended.
        at App.swift:1
        • Cancel late work when its coordinator finishes, in didFinish.
      """
    ) {
      let container = try makeContainer { $0.register(A.init) }
      container.end()
      _ = try container.resolve(A.self)
    },
    Case(
      "missing argument",
      """
      The argument Show was not given.
        at App.swift:1
        Detail (App.swift:1)
        → Show
        • Pass it where the service is resolved, after the type: resolve(X.self, argument).
        • Or pass it to the coordinator that opens the scope, for everything made there.
      """
    ) {
      let container = try makeContainer {
        $0.register(Logger.init)
        $0.register(Detail.init, arguments: Show.self)
      }
      _ = try container.resolve(Detail.self)
    },
    Case(
      "argument that a scope takes",
      """
      The argument Show was not given.
        at App.swift:1
        Detail (App.swift:1)
        → Show
        • Pass it where the service is resolved, after the type: resolve(X.self, argument).
        • Or resolve it in a child that is given it: container.makeChild(SessionScope.self, value).
      """
    ) {
      let container = try makeContainer {
        $0.opens(SessionScope.self, arguments: Show.self)
        $0.register(Logger.init)
        $0.register(Detail.init, arguments: Show.self)
      }
      _ = try container.resolve(Detail.self)
    },
    Case(
      "argument that a scope alone takes",
      """
      The argument Show was not given.
        at App.swift:1
        Detail (App.swift:1)
        → Show
        • Resolve it in a child that is given it: container.makeChild(SessionScope.self, value).
      """
    ) {
      let container = try makeContainer {
        $0.opens(SessionScope.self, arguments: Show.self)
        $0.register(Logger.init)
        $0.register(Detail.init)
      }
      _ = try container.resolve(Detail.self)
    },
    Case(
      "out of a scope that takes values",
      """
      A belongs to the scope of SessionScope, which is not open here.
        at App.swift:1
        • Resolve it in a child that opens it: container.makeChild(SessionScope.self, value).
      """
    ) {
      let container = try makeContainer {
        $0.opens(SessionScope.self, arguments: Show.self)
        $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
      }
      _ = try container.resolve(A.self)
    },
    Case(
      "wrong argument",
      """
      Detail was given an argument that it does not take: String.
        at App.swift:1
        • It takes Show, by their declared types.
      """
    ) {
      let container = try makeContainer {
        $0.register(Logger.init)
        $0.register(Detail.init, arguments: Show.self)
      }
      _ = try container.resolve(Detail.self, "Lear")
    },
    Case(
      "extra argument",
      """
      A was given an argument that it does not take: Int.
        at App.swift:1
        • It takes none; where it is made for each call, declare arguments: Int.self.
      """
    ) {
      let container = try makeContainer { $0.register(A.init) }
      _ = try container.resolve(A.self, 7)
    },
    Case(
      "failed",
      """
      A could not be made: Broken().
        at App.swift:1
        B (App.swift:1)
        → A (App.swift:1)
        • Fix the error; the next resolve tries again.
      """
    ) {
      let container = try makeContainer {
        $0.register { () throws -> A in throw Broken() }
        $0.register(B.init)
      }
      _ = try container.resolve(B.self)
    },
    Case(
      "not ready",
      """
      A is made asynchronously and is not ready yet.
        at App.swift:1
        B (App.swift:1)
        → A
        • Await it first: await container.resolved(A.self), or warmUp() at start.
      """
    ) {
      let container = try makeContainer {
        $0.registerAsync { A() }
        $0.register(B.init)
      }
      _ = try container.resolve(B.self)
    },
    Case(
      "no container",
      """
      A was resolved by a coordinator that has no container.
        at App.swift:1
        • Give the director one: SceneDirector(X.self, in: container, host: host).
      """
    ) { _ = try Coordinator().resolve(A.self) },
    Case(
      "too deep",
      """
      A named "1000" is resolved by too many nested calls.
        at App.swift:1
        A named "0" (App.swift:1)
        → … 988 more …
        → A named "989" (App.swift:1)
        → A named "990" (App.swift:1)
        → A named "991" (App.swift:1)
        → A named "992" (App.swift:1)
        → A named "993" (App.swift:1)
        → A named "994" (App.swift:1)
        → A named "995" (App.swift:1)
        → A named "996" (App.swift:1)
        → A named "997" (App.swift:1)
        → A named "998" (App.swift:1)
        → A named "999" (App.swift:1)
        → A named "1000"
        • Take one of them as Lazy or Provider, and use it after the initializers have run.
      """
    ) {
      let container = try makeContainer { registrar in
        for index in 0..<2_000 {
          registrar.register(named: Name("\(index)")) { resolver -> A in
            try resolver.resolve(A.self, named: Name("\(index + 1)"))
          }
        }
      }
      _ = try container.resolve(A.self, named: "0")
    },
    Case(
      "arguments of a coordinator",
      """
      CheckoutCoordinator was given an argument that it does not take: Int.
        at App.swift:1
        • It takes Show, by their declared types.
      """
    ) { _ = try Container(HouseAssembly()).resolve(CheckoutCoordinator.self, 12) },
  ]
}
