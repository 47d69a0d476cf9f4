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
  var steps: [Step] = []
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

  package func reply(to line: String) async -> Reply {
    do {
      return try await reply(to: Command(line))
    } catch {
      return Reply(error)
    }
  }

  func reply(to command: Command) async throws -> Reply {
    switch command.verb {
    case .help: return Reply(Command.help)
    case .quit: return quit()
    case .test: return try await test()
    case .why: return Reply(problem ?? "Nothing has failed, and nothing was refused.")
    case .explore: return await explore()
    case .finding: return try finding(command.argument)
    case .restart: return try await restart()
    case .undo: return try await undo()
    case .look: return try await look(command.argument)
    case .advance: return try await act(.advance(Duration(written: command.argument)))
    case .take, .twice, .select, .answer, .back, .dismiss, .wait, .open:
      return try await act(try await view().step(for: command))
    }
  }

  func view() async throws -> StageView { StageView(try await started()) }

  private func look(_ extent: String) async throws -> Reply {
    guard ["", "all"].contains(extent.lowercased()) else {
      throw CommandError("look knows only “all”, and not “\(extent.cut)”.")
    }
    return Reply(try await view().text(isWhole: !extent.isEmpty))
  }

  private func quit() -> Reply {
    isOver = true
    return Reply("Bye.")
  }
}
