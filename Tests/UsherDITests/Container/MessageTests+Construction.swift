import UsherDI

extension MessageTests {
  nonisolated static let construction: [Case] = [
    Case(
      "missing",
      """
      The container has a problem.

      A is not registered, and B needs it.
        at App.swift:1  B
        • Register it: registrar.register(A.init) in an assembly of this container.
      """
    ) { _ = try makeContainer { $0.register(B.init) } },
    Case(
      "cycle",
      """
      The container has a problem.

      These initializers need one another: Chicken → Egg → Chicken.
        at App.swift:1  Chicken
        at App.swift:1  Egg
        • Take one of them as Lazy or Provider, and use it after the initializers have run.
        • Or set it in onCreate, once both exist.
      """
    ) {
      _ = try makeContainer {
        $0.register(Chicken.init)
        $0.register(Egg.init)
      }
    },
    Case(
      "duplicate",
      """
      The container has a problem.

      A is registered twice.
        at App.swift:1  A
        at App.swift:1  A
        • Remove one of them, or tell them apart with named:.
        • To replace one on purpose: registrar.overriding.register(…).
        • To use one only as a fallback: registrar.fallback.register(…).
      """
    ) {
      _ = try makeContainer {
        $0.register(A.init)
        $0.register(A.init)
      }
    },
    Case(
      "overrides nothing",
      """
      The container has a problem.

      A overrides a registration that does not exist.
        at App.swift:1  A
        • Spell the service as the registration that it replaces does, with as: and named:.
        • Or register it in an assembly beside the others, such as one of the test's own.
      """
    ) { _ = try makeContainer { $0.overriding.register(A.init) } },
    Case(
      "captive",
      """
      The container has a problem.

      B is shared and would hold an instance that is scoped to SessionScope: B → A.
        at App.swift:1  B
        at App.swift:1  A
        • Give B the shorter lifetime as well.
        • Or hand A over with each call, instead of keeping it.
      """
    ) {
      _ = try makeContainer {
        $0.opens(SessionScope.self)
        $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
        $0.register(B.init, lifetime: .shared)
      }
    },
    Case(
      "captive argument",
      """
      The container has a problem.

      Detail is shared and would hold an argument: Detail → Show.
        at App.swift:1  Detail
        at App.swift:1  Show
        • Give Detail the shorter lifetime as well.
        • Or hand Show over with each call, instead of keeping it.
      """
    ) {
      _ = try makeContainer {
        $0.register(Logger.init)
        $0.register(Detail.init, lifetime: .shared, arguments: Show.self)
      }
    },
    Case(
      "unopened scope",
      """
      The container has a problem.

      A belongs to the scope of SessionScope, which nothing opens.
        at App.swift:1  A
        • Correct the tag, where another one is opened.
        • Or declare that it is opened elsewhere: registrar.opens(SessionScope.self).
      """
    ) {
      _ = try makeContainer { $0.register(A.init, lifetime: .scoped(to: SessionScope.self)) }
    },
    Case(
      "unused argument",
      """
      The container has a problem.

      A declares the argument Show, which nothing takes.
        at App.swift:1  A
        • Remove it from arguments:, or spell its type as the initializer does.
      """
    ) {
      _ = try makeContainer { $0.register(A.init, arguments: Show.self) }
    },
    Case(
      "decorates nothing",
      """
      The container has a problem.

      A is decorated, but it is not registered here.
        at App.swift:1  A
        • Spell the service as its registration does, with named: if it has a name.
      """
    ) {
      _ = try makeContainer { $0.decorate(A.self) { (inner: A) in inner } }
    },
    Case(
      "void end",
      """
      The container has a problem.

      An end callback is declared for A, which no container keeps.
        at App.swift:1  A
        • Register it with lifetime: .shared or .scoped(to:), or remove the declaration.
      """
    ) { _ = try makeContainer { $0.register(A.init).onEnd { _ in } } },
    Case(
      "eager failure",
      """
      The container has a problem.

      A could not be made: Broken().
        at App.swift:1  A
        • Fix the error, or make the instance later.
      """
    ) {
      _ = try makeContainer { $0.register(lifetime: .shared) { _ -> A in throw Broken() }.eager() }
    },
    Case(
      "eager failure of a dependency",
      """
      The container has a problem.

      B could not be made:
      A could not be made: Broken().
        B (App.swift:1)
        → A (App.swift:1)
        • Fix the error; the next resolve tries again.
        at App.swift:1  B
        • Fix the error, or make the instance later.
      """
    ) {
      _ = try makeContainer {
        $0.register { _ -> A in throw Broken() }
        $0.register(B.init, lifetime: .shared).eager()
      }
    },
    Case(
      "resolver beside parameters that are not declared",
      """
      The container has a problem.

      A takes a Resolver and parameters that are not declared as arguments: Int, Show.
        at App.swift:1  A
        • Declare them, for callers to pass: register(arguments: Int.self, Show.self) { resolver, … in … }.
        • Leave the resolver out, and take what it resolves as parameters.
      """
    ) { _ = try makeContainer { $0.register { (_: Resolver, _: Int, _: Show) in A() } } },
    Case(
      "resolver where none is received",
      """
      The container has a problem.

      A takes a Resolver, which it does not receive here.
        at App.swift:1  A
        • Leave the resolver out, and take what it resolves as parameters.
      """
    ) { _ = try makeContainer { $0.registerAsync { (_: Resolver) in A() } } },
    Case(
      "two problems",
      """
      The container has 2 problems.

      Logger overrides a registration that does not exist.
        at App.swift:1  Logger
        • Spell the service as the registration that it replaces does, with as: and named:.
        • Or register it in an assembly beside the others, such as one of the test's own.

      A is not registered, and B needs it.
        at App.swift:1  B
        • It is registered named "other", at App.swift:1: ask for that one.
        • Register it: registrar.register(A.init) in an assembly of this container.
      """
    ) {
      _ = try makeContainer {
        $0.register(B.init)
        $0.register(value: A(), named: "other")
        $0.overriding.register(Logger.init)
      }
    },
    Case(
      "default value",
      """
      The container has a problem.

      Int is not registered, and Ticking needs it.
        at App.swift:1  Ticking
        • A default value is not used: leave the parameter out in a closure, \
      { Ticking(…) } in the place of Ticking.init.
        • Or register a value: registrar.register(value: …, as: Int.self).
        • Or take it from the caller: arguments: Int.self where Ticking is registered.
      """
    ) { _ = try makeContainer { $0.register(Ticking.init) } },
    Case(
      "a screen's argument that is not declared",
      """
      The container has a problem.

      Chapter is not registered, and Page needs it.
        at App.swift:1  Page
        • Register it: registrar.register(Chapter.init) in an assembly of this container.
        • Or take it from the caller: arguments: Chapter.self where Page is registered.
      """
    ) { _ = try makeContainer { $0.register(Page.init) } },
    Case(
      "a view's argument that is not declared",
      """
      The container has a problem.

      Chapter is not registered, and PageView needs it.
        at App.swift:1  PageView
        • Register it: registrar.register(Chapter.init) in an assembly of this container.
        • Or take it from the caller: arguments: Chapter.self where PageView is registered.
      """
    ) { _ = try makeContainer { $0.register(PageView.init) } },
    Case(
      "near misses of what is missing, without the one who needs it",
      """
      The container has a problem.

      Catalogs is not registered, and MyCatalogs needs it.
        at App.swift:1  MyCatalogs
        • any Catalog is registered, at App.swift:1: did you mean that?
        • Register it: registrar.register(Catalogs.init) in an assembly of this container.
      """
    ) {
      _ = try makeContainer {
        $0.register(LiveCatalog.init, as: (any Catalog).self)
        $0.register(MyCatalogs.init)
      }
    },
    Case(
      "clears nothing",
      """
      The container has a problem.

      There are no contributions to any Rule to clear.
        at App.swift:1  any Rule
        • Spell the service as contribute(_:to:) does, with named: if they have a name.
      """
    ) {
      _ = try Container(Registrations { _ in }) { $0.clearContributions(to: (any Rule).self) }
    },
  ]
}

private final class Ticking {
  init(every seconds: Int = 1) {}
}
private final class Catalogs {}
private final class MyCatalogs {
  init(all: Catalogs) {}
}

private struct Chapter {}

private struct PageView: ScreenConvertible {
  let chapter: Chapter
  func makeScreen() -> any Screen { Page(chapter: chapter) }
}

private final class Page: Screen {
  init(chapter: Chapter) {}
}
