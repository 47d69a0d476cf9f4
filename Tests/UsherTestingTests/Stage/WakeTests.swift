import Testing
import UsherTesting

/// Waits for a result, an answer and a time, and shows their results.
private final class Waker: Coordinator {
  private(set) var wakes = 0

  override func build() throws -> SceneLayout { .stack(Sleeper()) }

  func wait(_ body: @escaping @MainActor () async -> Void) {
    Task {
      await body()
      wakes += 1
    }
  }
}

private final class Sleeper: Screen {}

private final class Dream: Coordinator, Concluding {
  typealias Output = Int
  override func build() throws -> SceneLayout { .stack(Sleeper()) }
}

/// Passes turns of the main actor, on which no other thread has any influence.
@MainActor private func turns(until condition: @escaping @MainActor () -> Bool) async -> Int {
  await withCheckedContinuation { continuation in
    pass(0, until: condition) { continuation.resume(returning: $0) }
  }
}

@MainActor private func pass(
  _ count: Int, until condition: @escaping @MainActor () -> Bool,
  end: @escaping @MainActor (Int) -> Void
) {
  guard !condition(), count < 1_000 else { return end(count) }
  Task { pass(count + 1, until: condition, end: end) }
}

/// An ordinary continuation takes any number of turns, since it comes by way of another thread.
@MainActor struct WakeTests {
  private static let rounds = 50
  private static let most = 3

  private func expectWakes(
    on stage: TestStage, _ wait: @escaping @MainActor (Waker) async -> Void,
    wakenBy wake: @MainActor (Waker) -> Void
  ) async throws {
    let waker = try stage.coordinator(Waker.self)
    for round in 0..<Self.rounds {
      waker.wait { await wait(waker) }
      await stage.idle()
      wake(waker)
      let count = await turns { waker.wakes > round }
      #expect(count <= Self.most)
    }
  }

  @Test func `A task that awaits an outcome is overtaken by nothing`() async throws {
    let stage = try TestStage(root: Waker())
    try await expectWakes(on: stage) { waker in
      _ = await waker.start(child: Dream(), as: .sheet).outcome
    } wakenBy: { _ in
      stage.find(Dream.self)?.finish(7)
    }
  }

  @Test func `A task that awaits an alert's answer is overtaken by nothing`() async throws {
    let stage = try TestStage(root: Waker())
    try await expectWakes(on: stage) { waker in
      _ = await waker.alert(SceneAlert("Wake up?"))
    } wakenBy: { _ in
      stage.user.answer("OK")
    }
  }

  @Test func `A task that awaits the end of a screen is overtaken by nothing`() async throws {
    let stage = try TestStage(root: Waker())
    try await expectWakes(on: stage) { waker in
      await waker.present(Sleeper()).dismissed()
    } wakenBy: { _ in
      stage.user.dismiss()
    }
  }

  @Test func `A task that sleeps on the stage's clock is overtaken by nothing`() async throws {
    let stage = try TestStage(root: Waker())
    try await expectWakes(on: stage) { _ in
      try? await stage.clock.sleep(until: stage.clock.now.advanced(by: .seconds(1)))
    } wakenBy: { _ in
      stage.clock.jump(by: .seconds(1))
    }
  }
}
