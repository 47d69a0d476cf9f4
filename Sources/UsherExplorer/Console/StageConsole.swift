public import UsherTesting

/// A console that runs an app on a stage, a command a line, for people and for agents.
///
/// ```swift
/// await StageConsole(making: "try makeStage()") { try makeStage() }.run()
/// ```
///
/// The answer to an action is the place that it leads to, with a list of the user's choices
/// there. Nothing on a stage sleeps or draws, so an answer takes a few milliseconds.
@MainActor public final class StageConsole {
  let makeStage: @MainActor () async throws -> TestStage
  let code: String
  /// The stage; `nil` before the first command, or if the app does not start.
  var stage: TestStage?
  /// The actions so far, in order.
  var steps: [StageStep] = []
  /// The last refusal or error, with its fixes.
  var problem: String?
  /// The findings of the last exploration.
  var findings: [Finding] = []
  private(set) var isOver = false

  /// Makes a console; printed tests contain the expression that makes a stage.
  public init(
    making code: String = "try makeStage()",
    _ makeStage: @escaping @MainActor () async throws -> TestStage
  ) {
    self.makeStage = makeStage
    self.code = code
  }

  /// Returns the answer to a command, such as `look` or `take Hamlet`.
  public func answer(_ line: String) async -> String { await reply(to: line).text }

  package func reply(to line: String) async -> ConsoleReply {
    do {
      return try await reply(to: ConsoleCommand(line))
    } catch {
      return ConsoleReply(error)
    }
  }

  func reply(to command: ConsoleCommand) async throws -> ConsoleReply {
    switch command.verb {
    case .help: return ConsoleReply(ConsoleCommand.help)
    case .quit: return quit()
    case .test: return try await test()
    case .why: return ConsoleReply(problem ?? "Nothing has failed, and nothing was refused.")
    case .explore: return await explore()
    case .finding: return try finding(command.argument)
    case .restart: return try await restart()
    case .undo: return try await undo()
    case .look: return try await look(command.argument)
    case .advance: return try await act(.advance(StageDuration(command.argument).value))
    case .take, .twice, .select, .answer, .back, .dismiss, .wait, .open:
      return try await act(try await view().step(for: command))
    }
  }

  func view() async throws -> StageView { StageView(try await started()) }

  private func look(_ extent: String) async throws -> ConsoleReply {
    guard ["", "all"].contains(extent.lowercased()) else {
      throw ConsoleError("look knows only “all”, and not “\(extent.cut)”.")
    }
    return ConsoleReply(try await view().text(isWhole: !extent.isEmpty))
  }

  private func quit() -> ConsoleReply {
    isOver = true
    return ConsoleReply("Bye.")
  }
}

/// The answer to a command.
package struct ConsoleReply {
  package let text: String
  package private(set) var isProblem = false

  /// Makes an answer without characters that steer a terminal.
  package init(_ text: String, isProblem: Bool = false) {
    self.isProblem = isProblem
    self.text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }.joined(separator: "\n")
  }

  init(_ error: any Error) { self.init("\(error)", isProblem: true) }
}

/// A command that cannot be followed, and the reason.
struct ConsoleError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
