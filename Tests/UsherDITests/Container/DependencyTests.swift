import Testing
import UsherDI

@MainActor struct DependencyTests {
  private final class LazyChicken {
    let egg: Lazy<Hatched>
    init(egg: Lazy<Hatched>) { self.egg = egg }
  }
  private final class Hatched {
    let chicken: LazyChicken
    init(chicken: LazyChicken) { self.chicken = chicken }
  }
  private final class Hen {
    let eggs: Provider<Laid>
    init(eggs: Provider<Laid>) { self.eggs = eggs }
  }
  private final class Laid {
    let hen: Hen
    init(hen: Hen) { self.hen = hen }
  }
  private final class Printer {
    let detail: Provider<Detail>
    init(detail: Provider<Detail>) { self.detail = detail }
  }
  private final class Holder {
    let lazy: Lazy<A>
    let provider: Provider<A>
    init(lazy: Lazy<A>, provider: Provider<A>) { (self.lazy, self.provider) = (lazy, provider) }
  }

  @Test func `An optional is nil if its type is not registered`() throws {
    let container = try makeContainer { $0.register(MaybeA.init) }
    #expect(try container.resolve(MaybeA.self).a == nil)
    #expect(try container.resolve(A?.self) == nil)
  }

  @Test func `An optional whose own dependency is missing is an error, not nil`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer {
        $0.register(B.init)
        $0.register({ (_: B?) in Logger() })
      }
    }
    #expect(error?.problems.map(\.reason) == [.missing])
    let container = try makeContainer { $0.register { B(a: try $0.resolve()) } }
    #expect(throws: ResolutionError.self) { try container.resolve(B?.self) }
  }

  @Test func `A collection holds every contribution in order, or nothing`() throws {
    let container = try makeContainer {
      $0.contribute(SecondRule.init, to: (any Rule).self)
      $0.register(Rules.init)
      $0.contribute(FirstRule.init, to: (any Rule).self, lifetime: .shared)
    }
    let rules = try container.resolve(Rules.self)
    #expect(rules.all.map(\.number) == [2, 1])
    #expect(try container.resolve([any Rule].self)[1] === rules.all[1])
    #expect(try makeContainer { $0.register(Rules.init) }.resolve(Rules.self).all.isEmpty)
  }

  @Test func `Lazy makes its instance once, on first use, and Provider each time`() throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.register {
        diary.lines.append("A")
        return A()
      }
      $0.register(Holder.init)
    }
    let holder = try container.resolve(Holder.self)
    #expect(diary.lines.isEmpty)
    #expect(try holder.lazy() === holder.lazy())
    #expect(try holder.provider() !== holder.provider())
    #expect(diary.lines.count == 3)
  }

  @Test func `Both break a cycle of initializers`() throws {
    let container = try makeContainer {
      $0.register(LazyChicken.init, lifetime: .shared)
      $0.register(Hatched.init)
      $0.register(Hen.init, lifetime: .shared)
      $0.register(Laid.init)
    }
    let chicken = try container.resolve(LazyChicken.self)
    #expect(try chicken.egg().chicken === chicken)
    let hen = try container.resolve(Hen.self)
    #expect(try hen.eggs().hen === hen)
    #expect(try hen.eggs() !== hen.eggs())
  }

  @Test func `A Provider passes on arguments`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(Detail.init, arguments: Show.self)
      $0.register(Printer.init)
    }
    let printer = try container.resolve(Printer.self)
    #expect(try printer.detail(Show(title: "Lear")).show.title == "Lear")
    #expect(throws: ResolutionError.self) { try printer.detail() }
  }

  @Test func `A lazy one does not keep its container alive, and says when it has gone`() throws {
    var container: Container? = try makeContainer {
      $0.register(A.init)
      $0.register(Holder.init, lifetime: .shared)
    }
    weak let gone = container
    let holder = try #require(try container?.resolve(Holder.self))
    container = nil
    #expect(gone == nil)
    let error = #expect(throws: ResolutionError.self) { try holder.lazy() }
    #expect(error?.reason == .ended)
  }
}
