import Testing
import UsherDI
import UsherTesting

/// Assemblies, chains and children as deep as nobody makes them.
@MainActor struct DepthTests {
  private struct Floor: Assembly {
    let number: Int
    let below: Int
    var id: AnyHashable { number }
    var includes: [any Assembly] {
      number == below ? [Floor(number: 0, below: below)] : [Floor(number: number + 1, below: below)]
    }
    func assemble(into registrar: Registrar) {
      registrar.register(value: number, named: Name("\(number)"))
    }
  }

  private static let depth = 10_000

  /// A chain of transient ones, each of which needs the next.
  private func chain(_ registrar: Registrar, _ lifetime: Lifetime = .transient) {
    registrar.register(value: Link(nil), named: "0")
    for index in 1...Self.depth {
      registrar.register(
        { (next: Link) in Link(next) }, named: Name("\(index)"), lifetime: lifetime
      )
      .taking(Link.self, named: Name("\(index - 1)"))
    }
  }

  private var top: Name { Name("\(Self.depth)") }

  @Test
  func `Assemblies that include one another ten thousand deep, in a ring, are assembled once`()
    throws
  {
    let container = try Container(Floor(number: 0, below: Self.depth))
    #expect(try container.resolve(Int.self, named: top) == Self.depth)
    #expect(container.graph.services.count == Self.depth + 1)
  }

  @Test func `An eager one at the top of a chain of ten thousand is made`() throws {
    let container = try makeContainer {
      chain($0)
      $0.register({ (link: Link) in Chain(link) }, lifetime: .shared)
        .taking(Link.self, named: top).eager()
    }
    #expect(try container.resolve(Chain.self).length == Self.depth)
  }

  @Test func `What takes time is made above a chain of ten thousand`() async throws {
    let container = try makeContainer {
      chain($0)
      $0.registerAsync { (link: Link) async in Chain(link) }.taking(Link.self, named: top)
    }
    #expect(try await container.resolved(Chain.self).length == Self.depth)
  }

  @Test func `Lazy ones and closures begin a chain of their own`() throws {
    let container = try makeContainer {
      chain($0)
      $0.register { Chain(try $0.resolve(named: top)) }
    }
    #expect(try container.resolve(Lazy<Chain>.self)().length == Self.depth)
  }

  @Test func `Long chains below one another's closures stay within the stack`() throws {
    let (blocks, length) = (90, 120)
    let container = try makeContainer { registrar in
      registrar.register({ Link(nil) }, named: "0")
      for index in 1..<(blocks * length) {
        let (name, next) = (Name("\(index)"), Name("\(index - 1)"))
        if index.isMultiple(of: length) {
          registrar.register(named: name) { Link(try $0.resolve(named: next)) }
        } else {
          registrar.register({ (next: Link) in Link(next) }, named: name)
            .taking(Link.self, named: next)
        }
      }
    }
    let top = Name("\(blocks * length - 1)")
    #expect(Chain(try container.resolve(named: top)).length == blocks * length - 1)
  }

  @Test func `A chain of ten thousand that may all be missing is made`() throws {
    let container = try makeContainer { registrar in
      registrar.register(value: Link(nil), named: "0")
      for index in 1...Self.depth {
        registrar.register({ (next: Link?) in Link(next) }, named: Name("\(index)"))
          .taking(Link?.self, named: Name("\(index - 1)"))
      }
    }
    let link = try #require(try container.resolve(Link?.self, named: top))
    #expect(Chain(link).length == Self.depth)
  }

  @Test func `Each of a long chain is made once, and told so once`() throws {
    var (made, told): ([Int], [Int]) = ([], [])
    let container = try makeContainer { registrar in
      registrar.register(value: Link(nil), named: "0")
      for index in 1...300 {
        registrar.register(
          { (next: Link) in
            made.append(index)
            return Link(next)
          }, named: Name("\(index)")
        )
        .taking(Link.self, named: Name("\(index - 1)"))
        .onCreate { _, _ in told.append(index) }
      }
    }
    #expect(Chain(try container.resolve(named: "300")).length == 300)
    #expect(made == Array(1...300))
    #expect(told == made)
  }

  @Test func `What fails far below is told by the whole way`() throws {
    let container = try makeContainer { registrar in
      registrar.register(named: "0") { _ -> Link in throw Broken() }
      for index in 1...300 {
        registrar.register({ (next: Link) in Link(next) }, named: Name("\(index)"))
          .taking(Link.self, named: Name("\(index - 1)"))
      }
    }
    let error = #expect(throws: ResolutionError.self) {
      try container.resolve(Link.self, named: "300")
    }
    #expect(error?.service == #"Link named "0""#)
    #expect(error?.path.first?.service == #"Link named "300""#)
    #expect(error?.path.dropFirst().first?.service == #"Link named "10""#)
    #expect(error?.description.contains("… 289 more …") == true)
  }

  @Test func `A coordinator above a chain of ten thousand is made`() throws {
    let container = try makeContainer {
      chain($0)
      $0.register(DeepCoordinator.init).taking(Link.self, named: top)
    }
    let director = try SceneDirector(DeepCoordinator.self, in: container, host: HeadlessHost())
    #expect((director.root as? DeepCoordinator)?.chain.length == Self.depth)
  }

  @Test func `A thousand children within one another end the innermost first`() throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
        .onEnd { _ in diary.lines.append("A") }
    }
    var children = [container]
    for _ in 0..<1_000 {
      let child = try children[children.count - 1].makeChild(SessionScope.self)
      _ = try child.resolve(A.self)
      children.append(child)
    }
    container.end()
    #expect(diary.lines.count == 1_000)
    #expect(children.filter(\.isEnded).count == 1_001)
    while children.popLast() != nil {}
  }

  @Test func `What is captive far below is told by the beginning and the end of the way`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer { registrar in
        registrar.opens(SessionScope.self)
        registrar.register(
          { Link(nil) }, named: "0", lifetime: .scoped(to: SessionScope.self))
        for index in 1...100 {
          registrar.register(
            { (next: Link) in Link(next) }, named: Name("\(index)"),
            lifetime: index == 100 ? .shared : .transient
          )
          .taking(Link.self, named: Name("\(index - 1)"))
        }
      }
    }
    let problem = try #require(error?.problems.first)
    #expect(error?.problems.count == 1)
    #expect(problem.path.count == 101)
    #expect(
      problem.description.withoutPlaces == """
        Link named "100" is shared and would keep what is scoped to SessionScope: \
        Link named "100" → Link named "99" → Link named "98" → Link named "97" → \
        Link named "96" → Link named "95" → … 89 more … → Link named "5" → \
        Link named "4" → Link named "3" → Link named "2" → Link named "1" → Link named "0".
          at App.swift:1  Link named "100"
          at App.swift:1  Link named "99"
          at App.swift:1  Link named "98"
          at App.swift:1  Link named "97"
          at App.swift:1  Link named "96"
          at App.swift:1  Link named "95"
          … 89 more …
          at App.swift:1  Link named "5"
          at App.swift:1  Link named "4"
          at App.swift:1  Link named "3"
          at App.swift:1  Link named "2"
          at App.swift:1  Link named "1"
          at App.swift:1  Link named "0"
          • Give Link named "100" the shorter lifetime as well.
          • Or hand Link named "0" over with each call, instead of keeping it.
        """)
  }
}

/// One of a chain.
private final class Link {
  var next: Link?
  init(_ next: Link?) { self.next = next }
}

/// Measures a chain, and takes it apart so that no `deinit` runs into the next.
private final class Chain {
  let length: Int

  init(_ first: Link) {
    var (length, link): (Int, Link?) = (0, first)
    while let next = link?.next {
      link?.next = nil
      link = next
      length += 1
    }
    self.length = length
  }
}

private final class DeepCoordinator: Coordinator {
  let chain: Chain
  init(link: Link) { chain = Chain(link) }
  override func build() throws -> SceneLayout { .stack(ListScreen()) }
}
