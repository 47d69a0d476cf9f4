import UsherDI

extension MessageTests {
  nonisolated static let names: [Case] = [
    Case(
      "a name that nobody registers",
      """
      A named "spare" is not registered.
        at App.swift:1
        • Register it: registrar.register(A.init, named: "spare") in an assembly of this container.
      """
    ) { _ = try makeContainer { _ in }.resolve(A.self, named: "spare") },
    Case(
      "names that are spelled alike, the nearest first",
      """
      A named "sparse" is not registered.
        at App.swift:1
        • It is registered named "spare", at App.swift:1: ask for that one.
        • It is registered named "parse", at App.swift:1: ask for that one.
        • It is registered named "space", at App.swift:1: ask for that one.
        • Register it: registrar.register(A.init, named: "sparse") in an assembly of this container.
      """
    ) {
      let container = try makeContainer { registrar in
        for name in ["archive", "basement", "cellar", "space", "spare", "parse"] {
          registrar.register(A.init, named: Name(name))
        }
      }
      _ = try container.resolve(A.self, named: "sparse")
    },
    Case(
      "contributions only",
      """
      any Rule is not registered.
        at App.swift:1
        • It is contributed, at App.swift:1: ask for [any Rule].
        • Register it: registrar.register(X.init, as: (any Rule).self) in an assembly of this container.
      """
    ) {
      let container = try makeContainer {
        $0.contribute(FirstRule.init, to: (any Rule).self)
        $0.contribute(SecondRule.init, to: (any Rule).self)
      }
      _ = try container.resolve((any Rule).self)
    },
    Case(
      "two types of one name",
      """
      A is not registered.
        at App.swift:1
        • UsherDITests.Homonym.A is registered, at App.swift:1, and UsherDITests.A was asked for: \
      two types of one name.
        • Register it: registrar.register(A.init) in an assembly of this container.
      """
    ) {
      let container = try makeContainer { $0.register(Homonym.A.init) }
      _ = try container.resolve(A.self)
    },
    Case(
      "a typo, and not the one who asks",
      """
      Catalogs is not registered.
        at App.swift:1
        CatalogsUser (App.swift:1)
        → Catalogs
        • any Catalog is registered, at App.swift:1: did you mean that?
        • Register it: registrar.register(Catalogs.init) in an assembly of this container.
      """
    ) {
      let container = try makeContainer {
        $0.register(LiveCatalog.init, as: (any Catalog).self)
        $0.register { CatalogsUser(try $0.resolve()) }
      }
      _ = try container.resolve(CatalogsUser.self)
    },
    Case(
      "resolver beside parameters that are declared",
      """
      The container has a problem.

      A takes a Resolver, which it does not receive here.
        at App.swift:1  A
        • Leave the resolver out, and take what it resolves as parameters.
        • Or write the closure behind the parentheses: register(arguments: Int.self) { resolver, … in … }.
      """
    ) {
      _ = try makeContainer {
        $0.register({ (_: Resolver, _: Int) in A() }, arguments: Int.self)
      }
    },
    Case(
      "type that was taken from an alias",
      """
      The container has a problem.

      Any is registered as (Any).self once more.
        at App.swift:1  Any
        at App.swift:1  Any
        • State the type that is made, which Swift has taken from alsoAs: register(as: …).
        • Or leave alsoAs((Any).self) out.
      """
    ) {
      _ = try makeContainer {
        $0.register { _ in
          let made = A()
          return made
        }.alsoAs(Any.self) { $0 }
      }
    },
    Case(
      "initializer that needs its own service",
      """
      The container has a problem.

      Looped needs itself to be made.
        at App.swift:1  Looped
        • To wrap the registered one, decorate it: decorate(Looped.self) { … }.
        • To take another one, name it: taking(Looped.self, named: …).
      """
    ) { _ = try makeContainer { $0.register(Looped.init) } },
    Case(
      "callback that resolves its own service",
      """
      A needs itself to be made.
        at App.swift:1
        A (App.swift:1)
        → A
        • In a callback, use the instance it is handed.
        • Or resolve another one, by its name.
      """
    ) {
      let container = try makeContainer {
        $0.register(A.init).onCreate { _, resolver in _ = try resolver.resolve(A.self) }
      }
      _ = try container.resolve(A.self)
    },
    Case(
      "value of a key behind a Lazy",
      """
      The container has 2 problems.

      No caller can give the argument Int: Dial → Late → Int.
        at App.swift:1  Dial
        at App.swift:1  Late
        • Dial gives it, but a Lazy begins a call without arguments: take the instance itself.
        • Or take a Provider, and give it with each call.
        • Or give it to the coordinator or tag that opens a scope, for everything made there.

      Dial gives Int, which nothing takes.
        at App.swift:1  Dial
        • Remove it from giving:, or spell its type as the initializer does.
      """
    ) {
      _ = try makeContainer {
        $0.register(Late.init, arguments: Int.self)
        $0.register(LateScreen.init, for: Dial.self, giving: \.number)
      }
    },
    Case(
      "scope that is open further down alone",
      """
      A belongs to the scope of SessionScope, which is not open here.
        at App.swift:1
        LateUser (App.swift:1)
        → Late (App.swift:1)
        → B (App.swift:1)
        → A
        • Late is kept in a scope: open that inside SessionScope.
      """
    ) {
      let container = try makeContainer {
        $0.opens(SessionScope.self)
        $0.opens(Evening.self)
        $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
        $0.register(B.init)
        $0.register({ (_: B) in Late(number: 1) }, lifetime: .scoped(to: Evening.self))
        $0.register(LateUser.init)
      }
      let session = try container.makeChild(Evening.self).makeChild(SessionScope.self)
      _ = try session.resolve(LateUser.self)
    },
    Case(
      "check without a sample",
      """
      The container has 3 problems.

      Late takes Int, of which there is no sample.
        at App.swift:1  Late
        • Give one: verify(…).

      Dial takes Int, of which there is no sample.
        at App.swift:1  Dial
        • Give one: verify(Dial(…)).

      LateUser takes Show, of which there is no sample.
        at App.swift:1  LateUser
        • Give one: verify(…).
      """
    ) {
      let container = try makeContainer {
        $0.opens(SessionScope.self, arguments: Show.self)
        $0.register(Late.init, arguments: Int.self)
        $0.register(DialScreen.init, for: Dial.self, giving: \.number)
        $0.register({ (_: Show) in LateUser(Late(number: 1)) })
      }
      try container.verify()
    },
  ]
}

private enum Evening: ScopeTag {}
private final class Looped {
  init(_ other: Looped) {}
}
private struct Dial: ScreenKey {
  let number: Int
}
private final class DialScreen: Screen {
  init(number: Int) {}
}
private final class Late {
  init(number: Int) {}
}
private final class LateScreen: Screen {
  init(late: Lazy<Late>) {}
}

/// Types of other names, and of the same.
private enum Homonym {
  final class A {}
}
private final class Catalogs {}
private final class CatalogsUser {
  init(_ catalogs: Catalogs) {}
}
private final class LateUser {
  init(_ late: Late) {}
}
