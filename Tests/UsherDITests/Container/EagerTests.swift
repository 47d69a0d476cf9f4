import Testing
import UsherDI
import UsherTesting

@MainActor struct EagerTests {
  private final class Inbox {
    init() async {}
  }
  private final class Feed {
    init(inbox: Inbox) {}
  }
  private final class Till: Coordinator {
    override func build() throws -> SceneLayout { .stack(ListScreen()) }
  }
  private final class Tracker {
    let till: Till
    init(till: Till) { self.till = till }
  }
  private final class Gate: Coordinator {
    init(badge: Badge) {}
  }
  private final class Badge {
    init(holder: Holder) {}
  }
  private final class Holder {
    init(gate: Gate) {}
  }

  @Test func `Warming up makes the eager services that do not need what failed`() async throws {
    var (made, attempts): ([String], Int) = ([], 0)
    let container = try makeContainer {
      $0.registerAsync { () async in Logger() }
      $0.registerAsync { () async throws -> A in
        attempts += 1
        if attempts == 1 { throw Broken() }
        return A()
      }
      $0.register(B.init, lifetime: .shared).eager().onCreate { _, _ in made.append("B") }
      $0.register({ (_: Logger) throws -> Egg in throw Broken() }, lifetime: .shared).eager()
      $0.register(Cart.init, lifetime: .shared).eager().onCreate { _, _ in made.append("Cart") }
    }
    let first = await #expect(throws: ResolutionError.self) { try await container.warmUp() }
    #expect(first?.service == "A")
    #expect(made == ["Cart"])
    let second = await #expect(throws: ResolutionError.self) { try await container.warmUp() }
    #expect(second?.service == "Egg")
    #expect(made == ["Cart", "B"])
  }

  @Test(arguments: [Lifetime.shared, .scoped(to: SessionScope.self)])
  func `An eager service of a scope that waits for another is made by warming up in the scope`(
    _ lifetime: Lifetime
  ) async throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.registerAsync(Inbox.init, lifetime: lifetime).eager()
      $0.register(Feed.init, lifetime: .scoped(to: SessionScope.self)).eager()
        .onCreate { _, _ in diary.lines.append("feed") }
    }
    let session = try container.makeChild(SessionScope.self)
    let inner = try session.makeChild()
    #expect(diary.lines.isEmpty)
    try await inner.warmUp()
    #expect(diary.lines == ["feed"])
    #expect(try session.resolve(Feed.self) === inner.resolve(Feed.self))
    try await session.warmUp()
    #expect(diary.lines == ["feed"])
  }

  @Test func `An eager service of a coordinator's scope takes its coordinator`() throws {
    let (container, made) = try tills()
    let director = try SceneDirector(HomeCoordinator.self, in: container, host: HeadlessHost())
    try director.start()
    director.root.start(Till.self)
    #expect(made.trackers.count == 1)
    #expect(made.trackers.first?.till === director.root.children.first)
    _ = try container.verify()
  }

  @Test func `An eager service takes a coordinator that was made without the container`() throws {
    let (container, made) = try tills()
    let director = try SceneDirector(HomeCoordinator.self, in: container, host: HeadlessHost())
    try director.start()
    let till = Till()
    director.root.perform(.start(till))
    #expect(made.trackers.map { $0.till === till } == [true])
    #expect(container.problems.isEmpty)
  }

  private final class Made {
    var trackers: [Tracker] = []
  }

  private func tills() throws -> (Container, Made) {
    let made = Made()
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(HomeCoordinator.init)
      $0.register(Till.init)
      $0.register(Tracker.init, lifetime: .scoped(to: Till.self)).eager()
        .onCreate { tracker, _ in made.trackers.append(tracker) }
    }
    return (container, made)
  }

  @Test func `A coordinator that needs what needs it is a cycle at construction`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer {
        $0.register(Gate.init)
        $0.register(Badge.init, lifetime: .scoped(to: Gate.self))
        $0.register(Holder.init)
      }
    }
    #expect(error?.problems.map(\.reason) == [.cycle])
    #expect(error?.description.contains("Gate → Badge → Holder → Gate") == true)
    let container = try makeContainer {
      $0.register(Gate.init)
      $0.register(Badge.init, lifetime: .scoped(to: Gate.self))
      $0.register { (resolver: Resolver) -> Holder in
        Holder(gate: Gate(badge: try resolver.resolve()))
      }
    }
    #expect(throws: ContainerError.self) {
      try container.makeChild { $0.overriding.register(Holder.init) }
    }
  }

  @Test func `A coordinator whose closure resolves what needs it is a cycle, with its path`() throws
  {
    let container = try makeContainer {
      $0.register { (resolver: Resolver) -> Gate in Gate(badge: try resolver.resolve()) }
      $0.register(Badge.init, lifetime: .scoped(to: Gate.self))
      $0.register(Holder.init)
    }
    let error = #expect(throws: ResolutionError.self) {
      try SceneDirector(Gate.self, in: container, host: HeadlessHost())
    }
    #expect(error?.reason == .cycle)
    #expect(error?.service == "Gate")
    #expect(error?.path.map(\.service) == ["Gate", "Badge", "Holder"])
    let found = #expect(throws: ContainerError.self) { try container.verify() }
    let causes = found?.problems.map { ($0.underlying as? ResolutionError)?.reason }
    #expect(causes?.first == .cycle)
  }
}
