import Foundation
import Testing
import Usher
import UsherTesting

/// Observers that answer events with commands: case H3.
@MainActor struct ObserverRoundTests {
  let director: SceneDirector
  let root = Teller("home", stack: ["a"])

  init() throws {
    director = SceneDirector(root, host: HeadlessHost(), options: SceneDirector.Options(seed: 1))
    try director.start()
  }

  @Test func `An observer that answers every change with a push is refused after 100 rounds`() {
    var last: NavigationHandle?
    director.observe(fileID: "App/Metrics.swift", line: 12) { [root] event in
      guard case .admitted = event else { return }
      let navigation = root.push(Plain("more"), fileID: "App/Metrics.swift", line: 13)
      if navigation.error != nil { last = navigation }
    }
    root.push(Plain("b"))
    #expect(director.tree.root?.children.count == 102)
    #expect(
      last?.error?.description == """
        Teller could not push: circular redirect.
          at App/Metrics.swift:13
          The observer at App/Metrics.swift:12 has caused 100 rounds of commands in one turn.
          • Do not answer an event with a command that causes the same event.
        """)
    #expect(root.pop().isAdmitted, "a new turn begins anew")
  }

  @Test func `An observer that answers every refusal with a refused command does not loop forever`()
  {
    var refusals = 0
    director.observe { [root] event in
      guard case .refused = event else { return }
      refusals += 1
      root.pop()
    }
    #expect(root.pop().error?.reason == .impossible)
    #expect(refusals == 101)
  }

  @Test func `An observer that changes the phase at every change of it comes to an end`() {
    director.observe { [director] event in
      guard case .entered(let phase) = event else { return }
      director.windowDidEnter(phase == .foreground ? .background : .foreground)
    }
    director.windowDidEnter(.background)
    #expect(director.isQuiet)
  }

  @Test func `Observers that answer one event each with several do not loop forever`() {
    var last: NavigationHandle?
    director.observe(fileID: "App/Metrics.swift", line: 12) { [director] _ in
      let navigation = director.reevaluate(fileID: "App/Metrics.swift", line: 13)
      if navigation.error != nil { last = navigation }
    }
    director.observe { [root] event in
      guard case .admitted = event else { return }
      root.perform(.sequence(.push(Plain("more")), .pop()))
    }
    director.reevaluate()
    #expect(
      last?.error?.description == """
        The policy could not reevaluate: circular redirect.
          at App/Metrics.swift:13
          The observer at App/Metrics.swift:12 has caused 10000 commands in one turn.
          • Do not answer an event with a command that causes the same event.
        """)
    #expect(director.isQuiet)
    #expect(root.push(Plain("b")).isAdmitted, "a new turn begins anew")
  }

  @Test func `A refusal log that repeats the refused request does not loop forever`() throws {
    var options = SceneDirector.Options(seed: 1)
    let root = Teller("home", stack: ["a"])
    let lines = Lines()
    options.refusals = SceneDirector.RefusalLog { line in
      lines.add(line)
      root.pop()
    }
    let director = SceneDirector(root, host: HeadlessHost(), options: options)
    try director.start()
    root.pop()
    #expect(lines.count == 101)
    #expect(director.isQuiet)
  }

  @Test func `Observers may answer once each, however many there are`() {
    let navigations = Notes()
    for number in 0..<500 {
      var hasAnswered = false
      director.observe { [root] event in
        guard case .admitted = event, !hasAnswered else { return }
        hasAnswered = true
        navigations.add(root.push(Plain("\(number)")))
      }
    }
    root.push(Plain("b"))
    #expect(navigations.all.count == 500)
    #expect(navigations.all.allSatisfy { $0.isAdmitted })
  }

  @Test func `A failed save is reported once, until one has succeeded again`() async throws {
    let folder = try Blocked()
    defer { folder.remove() }
    var failures = 0
    director.observe { [root] event in
      guard case .saveFailed = event else { return }
      failures += 1
      root.present(SceneAlert("Not saved"))
      root.push(Plain("more"))
    }
    director.autosave(to: folder.store)
    await director.saved()
    root.push(Plain("c"))
    await director.saved()
    #expect(failures == 1)
    #expect(director.tree.modals.count == 1)
    try folder.unblock()
    root.push(Plain("d"))
    await director.saved()
    try folder.block()
    root.push(Plain("e"))
    await director.saved()
    #expect(failures == 1, "nothing that is saved has changed")
    root.push(Late())
    await director.saved()
    #expect(failures == 2)
  }

  /// A screen of another type is a loss that the saved state lists.
  private final class Late: Screen {}

  @Test func `Ten thousand observers that end leave no trace, in any order`() {
    var count = 0
    let observations = (0..<10_000).map { _ in director.observe { _ in count += 1 } }
    root.push(Plain("b"))
    #expect(count > 10_000 && count % 10_000 == 0)
    for index in observations.indices where index % 2 == 0 { observations[index].cancel() }
    for observation in observations.reversed() { observation.cancel() }
    count = 0
    root.push(Plain("c"))
    #expect(count == 0)
  }

  @Test func `A recording that is released records no more`() async throws {
    let clock = CountingClock()
    let root = Teller("home", stack: ["a"])
    let director = SceneDirector(
      root, host: HeadlessHost(), options: SceneDirector.Options(seed: 1, clock: clock))
    try director.start()
    var recording: Recording? = director.record()
    root.push(Plain("b"))
    #expect(clock.readings > 1 && recording != nil)
    recording = nil
    for _ in 0..<4 { await Turn.pass() }
    let readings = clock.readings
    root.push(Plain("c"))
    #expect(clock.readings == readings)
  }
}

/// A clock that counts how often it is read.
private final class CountingClock: Clock {
  private let count = SharedNumber()
  var readings: Int { count.value }
  var minimumResolution: Duration { .nanoseconds(1) }

  var now: ContinuousClock.Instant {
    count.increment()
    return ContinuousClock.now
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }
}

/// A store whose folder can be blocked, so every save fails.
private struct Blocked {
  private let root = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
  private var folder: URL { root.appending(path: "folder") }
  var store: SnapshotFile { SnapshotFile(path: folder.appending(path: "window.json").path()) }

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try block()
  }

  /// Puts a file in place of the folder.
  func block() throws {
    try? FileManager.default.removeItem(at: folder)
    try Data().write(to: folder)
  }

  func unblock() throws {
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: root) }
}

@MainActor private final class Lines {
  private(set) var count = 0
  func add(_ line: String) { count += 1 }
}

@MainActor private final class Notes {
  private(set) var all: [NavigationHandle] = []
  func add(_ navigation: NavigationHandle) { all.append(navigation) }
}
