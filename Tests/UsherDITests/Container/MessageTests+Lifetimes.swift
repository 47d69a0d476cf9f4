import UsherDI

extension MessageTests {
  nonisolated static let lifetimes: [Case] = [
    Case(
      "eager that nobody keeps",
      """
      The container has a problem.

      eager() is declared for A, which no container keeps.
        at App.swift:1  A
        • Register it with lifetime: .shared or .scoped(to:), or remove the declaration.
      """
    ) { _ = try makeContainer { $0.register(A.init).eager() } },
    Case(
      "callback after creation of a value",
      """
      The container has a problem.

      A callback after creation is declared for A, which is registered as a value.
        at App.swift:1  A
        • Set the value up before it is registered, or with configure:.
      """
    ) { _ = try makeContainer { $0.register(value: A()).onCreate { _, _ in } } },
    Case(
      "weak value",
      """
      The container has a problem.

      Show is weak, and only an object can be held weakly.
        at App.swift:1  Show
        • Register it with another lifetime, or make it a class.
      """
    ) { _ = try makeContainer { $0.register({ Show(title: "") }, lifetime: .weak) } },
    Case(
      "what turns out to be a weak value",
      """
      any CustomStringConvertible is weak, and Int, which was made for it, is not an object.
        at App.swift:1
        • Register it with another lifetime, or make Int a class.
      """
    ) {
      let container = try makeContainer {
        $0.register({ 7 }, as: (any CustomStringConvertible).self, lifetime: .weak)
      }
      _ = try container.resolve((any CustomStringConvertible).self)
    },
    Case(
      "end that takes time in the scope of a coordinator",
      """
      The container has a problem.

      An onClose is declared for A, and the scope of HomeCoordinator ends without waiting.
        at App.swift:1  A
        • Use onEnd, and start a task there.
        • Or keep it in a container that is closed with await close().
      """
    ) {
      _ = try makeContainer {
        $0.opens(HomeCoordinator.self)
        $0.register(A.init, lifetime: .scoped(to: HomeCoordinator.self)).onClose { _ in }
      }
    },
    Case(
      "end that throws",
      """
      A callback at the end of A threw: Broken().
        at App.swift:1  A
        • Handle the error in the callback; it has ended regardless.
      """
    ) {
      let container = try makeContainer {
        $0.register(A.init, lifetime: .shared).onEnd { _ in throw Broken() }
      }
      _ = try container.resolve(A.self)
      container.end()
      throw Told(container)
    },
    Case(
      "end that nobody awaited",
      """
      A container was ended without waiting for the onClose of A, B.
        at App.swift:1  A
        at App.swift:1  B
        • Use await container.close() instead of end().
      """
    ) {
      let container = try makeContainer {
        $0.register(A.init, lifetime: .shared).onClose { _ in }
        $0.register(B.init, lifetime: .shared).onClose { _ in }
      }
      _ = try container.resolve(B.self)
      container.end()
      throw Told(container)
    },
    Case(
      "late registration",
      """
      A was registered or changed after its container was made.
        at App.swift:1  A
        • Register it while the assemblies are assembled.
        • Or in a child: container.makeChild { $0.register(…) }.
      """
    ) {
      var kept: Registrar?
      let container = try makeContainer { kept = $0 }
      kept?.register(A.init)
      throw Told(container)
    },
    Case(
      "verifying what has ended",
      """
      The container has a problem.

      A container that has ended cannot be verified.
        • Verify it before it ends.
      """
    ) {
      let container = try makeContainer { $0.register(A.init) }
      container.end()
      try container.verify()
    },
    Case(
      "child of what has ended",
      """
      A container that has ended cannot make anything.
        at App.swift:1
        Container
        • Cancel late work when its coordinator finishes, in didFinish.
      """
    ) {
      let container = try makeContainer { $0.register(A.init) }
      container.end()
      _ = try container.makeChild()
    },
    Case(
      "child with additions of what has ended",
      """
      A container that has ended cannot make anything.
        at App.swift:1
        Container
        • Cancel late work when its coordinator finishes, in didFinish.
      """
    ) {
      let container = try makeContainer { $0.register(A.init) }
      container.end()
      _ = try container.makeChild { $0.register(B.init) }
    },
    Case(
      "coordinator that is kept",
      """
      The container has a problem.

      LoneCoordinator is a coordinator and is shared, so it would outlive its flow, which ends only once.
        at App.swift:1  LoneCoordinator
        • Leave the lifetime out: each start makes a coordinator, which ends with its flow.
      """
    ) { _ = try makeContainer { $0.register(LoneCoordinator.init, lifetime: .shared) } },
    Case(
      "end callback of a coordinator",
      """
      The container has a problem.

      An end callback is declared for LoneCoordinator, which no container keeps.
        at App.swift:1  LoneCoordinator
        • Do it in the coordinator's didStart or didFinish, or remove the declaration.
      """
    ) { _ = try makeContainer { $0.register(LoneCoordinator.init).onEnd { _ in } } },
    Case(
      "what takes time and is not kept",
      """
      The container has a problem.

      A is made asynchronously and is transient, so no container would keep it until it is resolved.
        at App.swift:1  A
        • Register it with lifetime: .shared, .weak or .scoped(to:).
        • Or register what makes it, and await that where it is needed.
      """
    ) { _ = try makeContainer { $0.registerAsync({ A() }, lifetime: .transient) } },
  ]
}

private final class LoneCoordinator: Coordinator {}
