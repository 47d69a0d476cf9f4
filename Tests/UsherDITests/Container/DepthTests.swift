import Testing
import UsherDI
import UsherTesting

/// Assemblies, chains and children of unusual depth.
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

  /// The most registrations that a chain may have.
  nonisolated private static let limit = 1_000

  /// A chain of so many, each of which needs the next.
  private func chain(
    _ registrar: Registrar, _ count: Int = limit, _ lifetime: Lifetime = .transient
  ) {
    registrar.register(value: Link(nil), named: "1")
    extend(registrar, 2...count, lifetime)
  }

  /// Adds links to a chain, each of which needs the one before it.
  private func extend(
    _ registrar: Registrar, _ numbers: ClosedRange<Int>, _ lifetime: Lifetime = .transient,
    prefix: String = ""
  ) {
    for number in numbers {
      registrar.register(
        { (next: Link) in Link(next) }, named: Name("\(prefix)\(number)"), lifetime: lifetime
      )
      .taking(Link.self, named: Name("\(prefix)\(number - 1)"))
    }
  }

  private var top: Name { Name("\(Self.limit)") }

  @Test
  func `Assemblies that include one another ten thousand deep, in a ring, are assembled once`()
    throws
  {
    let depth = 10_000
    let container = try Container(Floor(number: 0, below: depth))
    #expect(try container.resolve(Int.self, named: Name("\(depth)")) == depth)
    #expect(container.graph.services.count == depth + 1)
  }

  @Test(arguments: [Lifetime.transient, .shared, .graph, .weak, .scoped(to: SessionScope.self)])
  func `A chain of a thousand is made on the main thread's stack`(_ lifetime: Lifetime) throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      chain($0, Self.limit, lifetime)
    }
    let child = try container.makeChild(SessionScope.self)
    #expect(Chain(try child.resolve(Link.self, named: top)).length == Self.limit - 1)
  }

  @Test func `A chain of a thousand with optionals, decorators and callbacks is resolved`() throws {
    var told = 0
    let container = try makeContainer { registrar in
      registrar.register(value: Link(nil), named: "1")
      for index in 2...Self.limit {
        registrar.register({ (next: Link?) in Link(next) }, named: Name("\(index)"))
          .taking(Link?.self, named: Name("\(index - 1)"))
          .onCreate { _, _ in told += 1 }
        registrar.decorate(Link.self, named: Name("\(index)")) { (inner: Link) in inner }
      }
    }
    let link = try #require(try container.resolve(Link?.self, named: top))
    #expect(Chain(link).length == Self.limit - 1)
    #expect(told == Self.limit - 1)
  }

  @Test func `A chain of more than a thousand registrations is refused when the container is made`()
    throws
  {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer { chain($0, Self.limit + 1) }
    }
    let problem = try #require(error?.problems.first)
    #expect(error?.problems.count == 1)
    #expect(problem.reason == .tooDeep)
    #expect(problem.path.count == Self.limit + 1)
    #expect(
      problem.description.withoutPlaces == """
        A chain of more than 1000 registrations begins at Link named "1001": \
        Link named "1001" → Link named "1000" → Link named "999" → Link named "998" → \
        Link named "997" → Link named "996" → … 989 more … → Link named "6" → \
        Link named "5" → Link named "4" → Link named "3" → Link named "2" → Link named "1".
          at App.swift:1  Link named "1001"
          at App.swift:1  Link named "1000"
          at App.swift:1  Link named "999"
          at App.swift:1  Link named "998"
          at App.swift:1  Link named "997"
          at App.swift:1  Link named "996"
          … 989 more …
          at App.swift:1  Link named "6"
          at App.swift:1  Link named "5"
          at App.swift:1  Link named "4"
          at App.swift:1  Link named "3"
          at App.swift:1  Link named "2"
          at App.swift:1  Link named "1"
          • Take one of them as Lazy or Provider, and use it after the initializers have run.
        """)
  }

  @Test func `A chain that a child makes too long is refused in the child`() throws {
    let container = try makeContainer { chain($0) }
    let error = #expect(throws: ContainerError.self) {
      try container.makeChild {
        $0.register({ (link: Link) in Chain(link) }).taking(Link.self, named: top)
      }
    }
    #expect(error?.problems.map(\.reason) == [.tooDeep])
  }

  @Test func `A thousand closures inside one another run on the main thread's stack`() throws {
    let container = try makeContainer { registrar in
      registrar.register({ Link(nil) }, named: "1")
      for index in 2...Self.limit {
        registrar.register(named: Name("\(index)")) {
          Link(try $0.resolve(named: Name("\(index - 1)")))
        }
      }
    }
    #expect(Chain(try container.resolve(named: top)).length == Self.limit - 1)
  }

  @Test func `A chain of a thousand may end in a closure that begins another one`() throws {
    let container = try makeContainer { registrar in
      registrar.register(named: "1") { Link(try $0.resolve(named: "lower")) }
      extend(registrar, 2...(Self.limit - 1))
      registrar.register({ Link(nil) }, named: "lower 1")
      extend(registrar, 2...Self.limit, prefix: "lower ")
      registrar.register({ (next: Link) in Link(next) }, named: "lower")
        .taking(Link.self, named: "lower 999")
    }
    #expect(
      Chain(try container.resolve(named: Name("\(Self.limit - 1)"))).length
        == 2 * Self.limit - 2)
  }

  @Test func `A closure that resolves itself with other arguments is no cycle`() throws {
    let container = try makeContainer {
      $0.register(arguments: Int.self) { (resolver: Resolver, depth: Int) in
        Link(depth > 1 ? try resolver.resolve(Link.self, depth - 1) : nil)
      }
    }
    #expect(Chain(try container.resolve(Link.self, Self.limit)).length == Self.limit - 1)
    let error = #expect(throws: ResolutionError.self) {
      try container.resolve(Link.self, Self.limit + 1)
    }
    #expect(error?.reason == .tooDeep)
  }

  @Test func `A closure that resolves itself with the same arguments runs once`() throws {
    var runs = 0
    let container = try makeContainer {
      $0.register(arguments: Int.self) { (resolver: Resolver, depth: Int) in
        runs += 1
        return Link(try resolver.resolve(Link.self, depth))
      }
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Link.self, 7) }
    #expect(error?.reason == .cycle)
    #expect(runs == 1)
  }

  @Test func `An eager service, an async one and a coordinator may depend on a long chain`()
    async throws
  {
    let container = try makeContainer {
      chain($0, Self.limit - 1)
      let below = Name("\(Self.limit - 1)")
      $0.register({ (link: Link) in Chain(link) }, lifetime: .shared)
        .taking(Link.self, named: below).eager()
      $0.registerAsync({ (link: Link) async in Chain(link) }, named: "async")
        .taking(Link.self, named: below)
      $0.register(DeepCoordinator.init).taking(Link.self, named: below)
    }
    #expect(try container.resolve(Chain.self).length == Self.limit - 2)
    #expect(try await container.resolved(Chain.self, named: "async").length == Self.limit - 2)
    let director = try SceneDirector(DeepCoordinator.self, in: container, host: HeadlessHost())
    #expect((director.root as? DeepCoordinator)?.chain.length == Self.limit - 2)
  }

  @Test func `Each service of a long chain is created and notified once`() throws {
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

  @Test func `A failure deep in the graph names the whole path`() throws {
    let container = try makeContainer { registrar in
      registrar.register(named: "0") { _ -> Link in throw Broken() }
      extend(registrar, 1...300)
    }
    let error = #expect(throws: ResolutionError.self) {
      try container.resolve(Link.self, named: "300")
    }
    #expect(error?.service == #"Link named "0""#)
    #expect(error?.path.first?.service == #"Link named "300""#)
    #expect(error?.path.dropFirst().first?.service == #"Link named "10""#)
    #expect(error?.description.contains("… 289 more …") == true)
  }

  @Test func `A captive dependency deep in the graph names the beginning and the end of the path`()
    throws
  {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer { registrar in
        registrar.opens(SessionScope.self)
        registrar.register(
          { Link(nil) }, named: "0", lifetime: .scoped(to: SessionScope.self))
        extend(registrar, 1...99)
        extend(registrar, 100...100, .shared)
      }
    }
    let problem = try #require(error?.problems.first)
    #expect(error?.problems.count == 1)
    #expect(problem.path.count == 101)
    #expect(
      problem.description.withoutPlaces == """
        Link named "100" is shared and would hold an instance that is scoped to SessionScope: \
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

/// A link of a chain.
final class Link {
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
