// Only some systems let a test start a process of its own and measure its memory.
#if os(Linux)
import Foundation
import Testing
import UsherDI
import UsherTesting

/// The memory that repeated operations leave behind.
@MainActor struct MemoryTests {
  @Test func `Repeated requests leave memory use unchanged`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let container = try makeContainer {
        $0.contribute(A.init, lifetime: .graph)
        $0.register(A.init, lifetime: .graph)
      }
      try Memory.expectSteady(after: 2_000, times: 20_000) { round in
        _ = try container.resolve([A].self)
        _ = try container.resolve(A?.self)
        _ = try container.resolve(A?.self, named: Name("\(round)"))
        _ = try container.makeChild { $0.register(value: A(), named: Name("\(round)")) }
      }
      // In a process of their own: the testing library records the address of each error.
      try Memory.expectSteady(after: 2_000, times: 20_000) { round in
        _ = try? container.resolve(B.self, named: Name("\(round)"))
      }
    }
  }

  @Test func `A hundred thousand children leave memory use unchanged`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let container = try makeContainer {
        $0.opens(SessionScope.self)
        $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
        $0.register(B.init)
      }
      try Memory.expectSteady(after: 10_000, times: 100_000) { round in
        let child =
          round.isMultiple(of: 10)
          ? try container.makeChild { $0.register(value: A()) }
          : try container.makeChild(SessionScope.self)
        _ = try child.resolve(B.self)
        if !round.isMultiple(of: 3) { child.end() }
      }
    }
  }

  @Test func `Flows with containers of their own leave memory use unchanged`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let container = try makeContainer {
        $0.register(Page.init)
        $0.register(Errand.init)
        $0.register(Shop.init)
      }
      let director = try SceneDirector(Shop.self, in: container, host: HeadlessHost())
      try director.start()
      try Memory.expectSteady(after: 1_000, times: 5_000) { _ in
        director.root.start(Errand.self)
        director.root.children.last?.finish()
      }
      #expect(director.root.children.isEmpty)
    }
  }
}

private final class Page: Screen {}

private final class Errand: Coordinator {
  private let page: Page
  init(page: Page) { self.page = page }
  override func build() throws -> SceneLayout { .screen(page) }
}

private final class Shop: Coordinator {
  override func build() throws -> SceneLayout { .stack(Page()) }
}

/// The memory of the process; measured in a process of its own, since others allocate meanwhile.
@MainActor private enum Memory {
  /// Expects that an operation, repeated often before, takes no more memory when it is repeated
  /// further.
  static func expectSteady(
    after warmUp: Int, times count: Int, _ body: (_ round: Int) throws -> Void
  ) throws {
    _ = try resident  // The first look takes memory itself.
    for round in 0..<warmUp { try body(round) }
    let before = try resident
    for round in 0..<count { try body(warmUp + round) }
    let grown = try resident - before
    #expect(grown < 1_000_000)
  }

  /// Bytes that are resident.
  private static var resident: Int {
    get throws {
      let line = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 4_096
    }
  }
}
#endif
