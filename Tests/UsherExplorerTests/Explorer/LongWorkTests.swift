import Foundation
import Testing
import UsherExplorer

/// An app without an end: each page leads to another one.
private final class Endless: Coordinator {
  override func build() throws -> SceneLayout { .stack(Numbered(0, self)) }

  static func explorer(_ lines: Lines, isTerminal: Bool = true) -> Explorer {
    var explorer = Explorer { try TestStage(root: Endless()) }
    explorer.progress = lines.output(isTerminal: isTerminal)
    explorer.limits.actions = 60
    explorer.checks = []
    return explorer
  }
}

private final class Numbered: Screen, ActionProviding {
  private unowned let endless: Endless
  private let number: Int
  var title: String? { "\(number)" }

  init(_ number: Int, _ endless: Endless) { (self.number, self.endless) = (number, endless) }

  var screenActions: [ScreenAction] {
    [
      ScreenAction("On") { [endless, number] in endless.push(Numbered(number + 1, endless)) },
      ScreenAction("Fail") { throw CancellationError() },
    ]
  }
}

/// The output of an explorer, which reads the time after each action.
@MainActor private final class Lines {
  var texts: [String] = []
  var onWriting: @MainActor () -> Void = {}
  private var time = ContinuousClock.now

  func output(isTerminal: Bool) -> Explorer.ProgressLine.Output {
    .init(isTerminal: isTerminal) { [self] in
      time = time.advanced(by: .seconds(1))
      return time
    } write: { [self] in
      texts.append($0)
      onWriting()
    }
  }
}

/// Work that may take minutes reports its progress, and can be ended at any time.
@MainActor struct LongWorkTests {
  @Test func `A long exploration says how far it has come, in one line of a terminal`() async {
    let lines = Lines()
    await _ = Endless.explorer(lines).explore()
    #expect(
      lines.texts.first
        == "\r\u{1B}[KExploring: 2 states, 4 actions to try, 0 findings, 4s left")
    #expect(lines.texts.last == "\r\u{1B}[K")
    #expect(lines.texts.count == 61)
  }

  @Test func `Without a terminal, an exploration prints nothing`() async {
    let lines = Lines()
    await _ = Endless.explorer(lines, isTerminal: false).explore()
    #expect(lines.texts == [])
  }

  @Test func `A short exploration says nothing`() async {
    let lines = Lines()
    var explorer = Endless.explorer(lines)
    let now = ContinuousClock.now
    explorer.progress = .init(isTerminal: true, now: { now }, write: { lines.texts.append($0) })
    await _ = explorer.explore()
    #expect(lines.texts == [])
  }

  @Test func `A cancelled exploration ends with its findings so far`() async {
    let lines = Lines()
    var explorer = Endless.explorer(lines)
    explorer.checks = Explorer.Check.all
    let exploring = Task { [explorer] in await explorer.explore() }
    lines.onWriting = { if lines.texts.count == 4 { exploring.cancel() } }
    let exploration = await exploring.value
    #expect(exploration.wasStopped && !exploration.isComplete)
    #expect(exploration.actionCount <= 6)
    #expect(exploration.findings.map(\.kind) == [.doublePush])
    #expect(exploration.unreached == [])
    #expect("\(exploration)" == "3 states, 5 actions, stopped, 1 finding")
  }

  @Test func `A wait for what moves for ever ends with its exploration`() async {
    let explorer = Explorer { try Carousel.stage() }
    let exploring = Task { await explorer.explore() }
    Task { exploring.cancel() }
    let exploration = await exploring.value
    #expect(exploration.wasStopped && exploration.findings.isEmpty)
  }

  @Test func `A cancelled task explores nothing`() async {
    let exploring = Task { await Endless.explorer(Lines()).explore() }
    exploring.cancel()
    let exploration = await exploring.value
    #expect(exploration.actionCount == 0)
  }

  #if os(Linux) || os(macOS)
  @Test func `An interrupted exploration prints what it has found`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGINT), observing: [\.standardErrorContent]
    ) {
      await Self.exploreInterrupted()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.hasPrefix("The explorer found a double push: "))
    #expect(text.contains("\nInterrupted after ") && text.hasSuffix(" 1 finding.\n"))
  }
  #endif

  static func exploreInterrupted() async {
    let lines = Lines()
    var explorer = Endless.explorer(lines)
    explorer.checks = Explorer.Check.all
    explorer.limits.actions = 10_000
    let standardError = FileHandle.standardError
    let output = lines.output(isTerminal: false)
    explorer.progress = .init(isTerminal: true, now: output.now) {
      if $0.hasPrefix("\r") {
        lines.texts.append($0)
        if lines.texts.count == 4 { _ = kill(getpid(), SIGINT) }
      } else {
        try? standardError.write(contentsOf: Data($0.utf8))
      }
    }
    _ = await explorer.explore()
  }
}
