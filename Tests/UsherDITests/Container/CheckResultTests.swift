import Testing
import UsherDI

/// Children with equal additions, which are checked once.
@MainActor struct CheckResultTests {
  private func container() throws -> Container {
    try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init)
      $0.register(MaybeInt.init)
      $0.register(Logger.init, lifetime: .scoped(to: SessionScope.self))
    }
  }

  @Test func `Children with equal additions have values and instances of their own`() throws {
    let container = try container()
    var seen: [Cart] = []
    for number in 0..<40 {
      let child = try container.makeChild(SessionScope.self) {
        $0.register(value: number)
        $0.register(Cart.init, lifetime: .shared)
      }
      #expect(try child.resolve(Int.self) == number)
      #expect(try child.resolve(MaybeInt.self).number == number)
      seen.append(try child.resolve(Cart.self))
      #expect(try child.resolve(Cart.self) === seen.last)
      #expect(child.graph.services.count == container.graph.services.count + 2)
      child.end()
    }
    #expect(Set(seen.map { ObjectIdentifier($0) }).count == 40)
    #expect(try container.resolve(MaybeInt.self).number == nil)
  }

  @Test func `One line that registers other dependencies is checked again`() throws {
    let container = try container()
    func child<D>(_ dependency: D.Type) throws -> Container {
      try container.makeChild { $0.register({ (_: D) in Show(title: "\(D.self)") }) }
    }
    for _ in 0..<3 {
      #expect(try child(A.self).resolve(Show.self).title == "A")
      #expect(throws: ContainerError.self) { try child(Chicken.self) }
      #expect(try child(MaybeInt.self).resolve(Show.self).title == "MaybeInt")
    }
  }

  @Test func `Equal additions are checked in the context of their child`() throws {
    let container = try container()
    for _ in 0..<3 {
      _ = try container.makeChild(SessionScope.self) { $0.register(Cart.init, lifetime: .shared) }
      let error = #expect(throws: ContainerError.self) {
        try container.makeChild { $0.register(Cart.init, lifetime: .shared) }
      }
      #expect(error?.problems.map(\.reason) == [.captive])
    }
  }

  @Test func `Another lifetime, name or service is checked again`() throws {
    let container = try container()
    for _ in 0..<2 {
      for lifetime in [Lifetime.transient, .shared, .graph] {
        let child = try container.makeChild { $0.register(B.init, lifetime: lifetime) }
        #expect(try (child.resolve(B.self) === child.resolve(B.self)) == (lifetime == .shared))
      }
      for name in ["one", "two"] as [Name] {
        let child = try container.makeChild { $0.register(B.init, named: name) }
        _ = try child.resolve(B.self, named: name)
        #expect(throws: ResolutionError.self) { try child.resolve(B.self) }
      }
      #expect(throws: ContainerError.self) {
        try container.makeChild { registrar in
          for _ in 0..<2 { registrar.register(B.init) }
        }
      }
    }
  }

  @Test func `Children with equal options have callbacks of their own`() throws {
    let container = try container()
    let diary = Diary()
    for number in 0..<3 {
      let child = try container.makeChild {
        $0.register(B.init, lifetime: .shared).eager()
          .onCreate { _, _ in diary.lines.append("made \(number)") }
          .onEnd { _ in diary.lines.append("ended \(number)") }
      }
      child.end()
    }
    #expect(diary.lines == ["made 0", "ended 0", "made 1", "ended 1", "made 2", "ended 2"])
  }

  @Test func `Another option is checked again`() throws {
    let container = try makeContainer { $0.register(A.init, named: "one") }
    for _ in 0..<2 {
      let child = try container.makeChild { $0.register(B.init).taking(A.self, named: "one") }
      _ = try child.resolve(B.self)
      #expect(throws: ContainerError.self) {
        try container.makeChild { $0.register(B.init).taking(A.self, named: "two") }
      }
      #expect(throws: ContainerError.self) { try container.makeChild { $0.register(B.init) } }
      #expect(throws: ContainerError.self) {
        try container.makeChild {
          $0.register(B.init).taking(A.self, named: "one").onEnd { _ in }
        }
      }
    }
  }

  @Test func `The cached check of additions keeps nothing of a child alive`() throws {
    let container = try container()
    weak var captured: Diary?
    for _ in 0..<2 {
      let diary = Diary()
      captured = diary
      let child = try container.makeChild {
        $0.register { _ in
          diary.lines.append("made")
          return B(a: A())
        }
      }
      _ = try child.resolve(B.self)
      #expect(diary.lines == ["made"])
    }
    #expect(captured == nil)
  }
}

// Not private: an optimized build writes the names of private types with a suffix.
final class MaybeInt {
  let number: Int?
  init(number: Int?) { self.number = number }
}
