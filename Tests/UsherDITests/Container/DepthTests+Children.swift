import Testing
import UsherDI

extension DepthTests {
  /// Returns a container whose sessions each log the end of their own instance.
  private func sessions(endingIn diary: Diary) throws -> Container {
    try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
        .onEnd { _ in diary.lines.append("A") }
    }
  }

  @Test func `Fifty thousand nested children end with the innermost first`() throws {
    let diary = Diary()
    let container = try sessions(endingIn: diary)
    var innermost = container
    for index in 0..<50_000 {
      innermost = try innermost.makeChild(SessionScope.self)
      if index.isMultiple(of: 1_000) { _ = try innermost.resolve(A.self) }
    }
    container.end()
    #expect(diary.lines.count == 50)
    #expect(innermost.isEnded)
  }

  @Test func `Fifty thousand nested children are released without overflow`() throws {
    var container: Container? = try makeContainer { $0.register(A.init) }
    weak let top = container
    for _ in 0..<50_000 { container = try container?.makeChild() }
    #expect(try container?.resolve(A.self) != nil)
    container = nil
    #expect(top == nil)
  }

  @Test func `Children within one another are closed the innermost first`() async throws {
    let diary = Diary()
    let container = try sessions(endingIn: diary)
    var innermost = container
    for _ in 0..<2_000 { innermost = try innermost.makeChild(SessionScope.self) }
    _ = try innermost.resolve(A.self)
    await container.close()
    #expect(diary.lines == ["A"])
    #expect(innermost.isEnded)
  }

  @Test(arguments: [Lifetime.transient, .graph, .shared])
  func `Collections that resolve one another in children are refused before the stack ends`(
    lifetime: Lifetime
  ) throws {
    var container: Container?
    container = try makeContainer { registrar in
      for number in 0..<1_100 {
        registrar.contribute({ A() }, named: Name("\(number)"), lifetime: lifetime)
          .onCreate { _, _ in
            _ = try container?.makeChild().resolve([A].self, named: Name("\(number + 1)"))
          }
      }
    }
    let error = #expect(throws: ResolutionError.self) {
      try container?.resolve([A].self, named: "0")
    }
    #expect(error?.reason == .tooDeep)
  }

  @Test(arguments: [
    (services: 20_000, decorators: 0), (services: 0, decorators: 6_000),
    (services: 1, decorators: 7_000),
    (services: 900, decorators: 12), (services: 900, decorators: 2),
  ])
  func `Chains that would not fit into the stack are refused, their decorators counted`(
    services: Int, decorators: Int
  ) {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer { registrar in
        registrar.register({ Link(nil) }, named: "0")
        for index in 0...services {
          let name = Name("\(index)")
          if index > 0 {
            registrar.register({ (next: Link) in Link(next) }, named: name)
              .taking(Link.self, named: Name("\(index - 1)"))
          }
          for _ in 0..<decorators {
            registrar.decorate(Link.self, named: name) { (inner: Link) in inner }
          }
        }
      }
    }
    #expect(error?.problems.map(\.reason) == [.tooDeep])
  }

  @Test(arguments: [1, 7])
  func `Two chains within the limits fit into the stack, with their decorators`(
    decorators: Int
  ) throws {
    let container = try makeContainer { registrar in
      for index in 1..<(decorators == 1 ? 990 : 490) {
        let (name, next) = (Name("\(index)"), Name("\(index + 1)"))
        registrar.register({ (next: Link) in next }, named: name, lifetime: .graph)
          .taking(Link.self, named: next)
        registrar.register({ (next: Link?) in next }, named: name, lifetime: .shared)
          .taking(Link?.self, named: next)
        for _ in 0..<decorators {
          registrar.decorate(Link.self, named: name, with: { $0 })
          registrar.decorate(Link?.self, named: name, with: { $0 })
        }
      }
      let last = Name(decorators == 1 ? "990" : "490")
      registrar.register(named: last) { Link(try $0.resolve(Link?.self, named: "1")) }
      registrar.register(value: nil as Link?, named: last)
    }
    _ = try container.resolve(Link.self, named: "1")
  }

  @Test(arguments: [Lifetime.transient, .graph, .weak, .shared])
  func `A chain takes time in proportion to its length`(lifetime: Lifetime) throws {
    /// The fastest of three.
    func seconds(_ count: Int) throws -> Duration {
      try (0..<3).map { _ in
        let container = try makeContainer { registrar in
          registrar.opens(SessionScope.self)
          registrar.register(value: Link(nil), named: "0")
          for index in 1...count {
            registrar.register(
              { (next: Link) in Link(next) }, named: Name("\(index)"), lifetime: lifetime
            )
            .taking(Link.self, named: Name("\(index - 1)"))
          }
        }
        let child = try container.makeChild(SessionScope.self)
        return try ContinuousClock().measure {
          _ = try child.resolve(Link.self, named: Name("\(count)"))
        }
      }.min() ?? .zero
    }
    // A busy machine may slow one measurement down, but what is quadratic fails each time.
    #expect(try (0..<5).contains { _ in try seconds(990) < seconds(90) * 40 })
  }
}
