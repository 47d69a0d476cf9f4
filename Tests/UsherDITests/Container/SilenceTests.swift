import Testing
import UsherDI

/// Mistakes in registrations that look right one by one.
@MainActor struct SilenceTests {
  private final class Part {
    init(number: Int) {}
  }
  private final class Whole {
    init(number: Int, part: Lazy<Part>) {}
  }
  private final class Empty {
    init(nothing: Void) {}
  }
  private final class Shelf<Item> {
    init(item: Item) {}
  }
  private final class Two {
    init(one: Logger, other: Logger) {}
  }

  private func problems(
    _ register: @escaping @MainActor (Registrar) -> Void
  ) -> [String] {
    do { _ = try makeContainer(register) } catch let error as ContainerError {
      return error.problems.map { $0.description.withoutPlaces }
    } catch {}
    return []
  }

  @Test func `A lazy dependency is not given the argument that its user takes`() {
    let found = problems {
      $0.register(Whole.init, arguments: Int.self)
      $0.register(Part.init, arguments: Int.self)
    }
    #expect(
      found == [
        """
        No caller can give the argument Int: Whole → Part → Int.
          at App.swift:1  Whole
          at App.swift:1  Part
          • Whole declares it, but a Lazy begins a call without arguments: take the instance itself.
          • Or take a Provider, and give it with each call.
          • Or give it to the coordinator or tag that opens a scope, for everything made there.
        """
      ])
  }

  @Test func `A lazy dependency does not receive what its user declares in its place`() {
    let found = problems {
      $0.register(Whole.init, arguments: Int.self)
      $0.register(Part.init)
    }
    #expect(
      found == [
        """
        No caller can give the argument Int: Whole → Part → Int.
          at App.swift:1  Whole
          at App.swift:1  Part
          • Whole declares it, but a Lazy begins a call without arguments: take the instance itself.
          • Or take a Provider, and give it with each call.
          • Or give it to the coordinator or tag that opens a scope, for everything made there.
        """
      ])
  }

  @Test func `A scope declares each value once`() {
    let found = problems { $0.opens(SessionScope.self, arguments: Int.self, Int.self) }
    #expect(
      found == [
        """
        SessionScope declares the argument Int twice, but takes at most one of each type.
          at App.swift:1  SessionScope
          • Give each of them a type of its own, or pass them together in one.
        """
      ])
  }

  @Test func `A registration takes a type by one name`() {
    let found = problems {
      $0.register(value: Logger(), named: "a")
      $0.register(value: Logger(), named: "b")
      $0.register(Two.init).taking(Logger.self, named: "a").taking(Logger.self, named: "b")
    }
    #expect(
      found == [
        """
        Two takes Logger named "a" and Logger named "b", but one name counts for all \
        parameters of a type.
          at App.swift:1  Two
          • Remove one of them.
          • Or register a closure that asks for each: resolver.resolve(X.self, named: "x").
        """
      ])
  }

  @Test func `A parameter of type Void is a dependency like others`() throws {
    #expect(
      problems { $0.register(Empty.init) } == [
        """
        () is not registered, and Empty needs it.
          at App.swift:1  Empty
          • A default value is not used: leave the parameter out in a closure, \
        { Empty(…) } in the place of Empty.init.
          • Or register a value: registrar.register(value: …, as: ().self).
          • Or take it from the caller: arguments: ().self where Empty is registered.
        """
      ])
    let container = try makeContainer {
      $0.register(value: ())
      $0.register(Empty.init)
    }
    _ = try container.resolve(Empty.self)
  }

  @Test func `A contributed closure is checked by its parameters`() {
    let found = problems { $0.contribute { (_: Logger) in A() } }
    #expect(
      found == [
        """
        Logger is not registered, and A needs it.
          at App.swift:1  A
          • Register it: registrar.register(Logger.init) in an assembly of this container.
        """
      ])
  }

  @Test func `Two overrides, or two fallbacks, of one service are an error`() throws {
    let overrides = problems {
      $0.register(A.init)
      $0.overriding.register(A.init)
      $0.overriding.register(A.init)
    }
    #expect(
      overrides == [
        """
        A has two overrides.
          at App.swift:1  A
          at App.swift:1  A
          • Remove one of them.
          • Or override both where the container is made: Container(…) { $0.register(…) }.
        """
      ])
    let fallbacks = problems {
      $0.fallback.register(A.init, named: "a")
      $0.fallback.register(A.init, named: "a")
    }
    #expect(
      fallbacks == [
        """
        A named "a" has two fallbacks.
          at App.swift:1  A named "a"
          at App.swift:1  A named "a"
          • Remove one of them.
          • Or override both where the container is made: Container(…) { $0.register(…) }.
        """
      ])
  }

  @Test func `The registrations of the container override the overrides of its assemblies`() throws
  {
    let last = A()
    let assembly = Registrations {
      $0.overriding.register(A.init)
      $0.register(A.init)
    }
    let container = try Container(assembly) { $0.register(value: last) }
    #expect(try container.resolve(A.self) === last)
    let again = try Container(assembly) {
      $0.register(value: A())
      $0.overriding.register(value: last)
    }
    #expect(try again.resolve(A.self) === last)
  }

  @Test func `A generic initializer is not taken for a closure over a resolver`() {
    let generic = """
      Shelf<Resolver> is made of a Resolver, which its generic initializer was taken to need.
        at App.swift:1  Shelf<Resolver>
        • Write the type where it is registered: X<Y>.init, or as: X<Y>.self.
      """
    #expect(problems { $0.register(Shelf.init).alsoAs(AnyObject.self) { $0 } } == [generic])
    #expect(problems { $0.contribute(Shelf.init) } == [generic])
    #expect(problems { $0.register { _ in Shelf(item: 1) } }.isEmpty)
  }

  @Test func `A missing registration is reported once per dependent, by the type to register`() {
    let found = problems { registrar in
      registrar.register(as: Int.self) { (_: Resolver) in 1 }
      registrar.register({ (lazy: Lazy<Lazy<Logger>>, provider: Provider<Logger>) in "text" })
    }
    #expect(
      found == [
        """
        Logger is not registered, and String needs it.
          at App.swift:1  String
          • Register it: registrar.register(Logger.init) in an assembly of this container.
        """
      ])
  }

  @Test func `An argument that is given twice is an error that says so`() throws {
    let container = try makeContainer {
      $0.register({ (number: Int) in "\(number)" }, arguments: Int.self)
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(String.self, 1, 2) }
    #expect(
      error?.description.withoutPlaces == """
        String was given more than one Int, and takes one.
          at App.swift:1
          • It takes Int, by their declared types.
        """)
  }

  @Test(arguments: [Lifetime.shared, .weak])
  func `A kept instance cannot take an argument of a call in place of a registration`(
    lifetime: Lifetime
  ) {
    let found = problems {
      $0.register(value: 1)
      $0.register(Part.init, lifetime: lifetime, arguments: Int.self)
    }
    #expect(
      found == [
        """
        Part declares the argument Int, which nothing takes.
          at App.swift:1  Part
          • Make it transient: what is \(lifetime) takes the registered Int.
          • Or remove it from arguments:, to take that.
        """
      ])
  }

  @Test func `A shared override takes no argument that its service took`() {
    func problems(_ override: @escaping @MainActor (Registrar) -> Void) -> [ContainerError.Reason] {
      struct Parts: Assembly {
        func assemble(into registrar: Registrar) {
          registrar.register(value: 1)
          registrar.register(Part.init, arguments: Int.self)
        }
      }
      do { _ = try Container(Parts(), overriding: override) } catch {
        return error.problems.map(\.reason)
      }
      return []
    }
    #expect(problems { $0.register(Part.init, lifetime: .shared) } == [.unusedArgument])
    #expect(problems { $0.register({ Part(number: 7) }, lifetime: .shared) } == [])
  }
}
