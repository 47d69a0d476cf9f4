import UsherTesting

/// A console as a server of the Model Context Protocol, one JSON message a line.
///
/// It speaks the versions with a handshake, 2024-11-05 to 2025-11-25, and offers each command as a
/// tool. Requests are answered one after another, in order.
@MainActor package final class ToolServer {
  private let console: StageConsole
  private let name: String
  private var version = versions[0]

  /// The versions of the protocol, the latest first.
  package static let versions = ["2025-11-25", "2025-06-18", batchVersion, "2024-11-05"]
  /// The only version in which several messages may come in an array.
  private static let batchVersion = "2025-03-26"

  package init(_ console: StageConsole, name: String) {
    (self.console, self.name) = (console, name)
  }

  /// Returns the answer to a message; `nil` if it needs none.
  package func answer(_ message: String) async -> String? {
    guard let value = try? JSON.value(SavedValue.self, of: message) else {
      return MessageError.parseError("The message is not JSON.").response(to: nil).line
    }
    if case .list(let messages) = value { return await answer(batch: messages)?.line }
    return await answer(to: value)?.line
  }

  private func answer(batch messages: [SavedValue]) async -> SavedValue? {
    guard version == Self.batchVersion, !messages.isEmpty else {
      return MessageError.invalidRequest("A message is one object, not an array.").response(to: nil)
    }
    var answers: [SavedValue] = []
    for message in messages { if let answer = await answer(to: message) { answers.append(answer) } }
    return answers.isEmpty ? nil : .list(answers)
  }

  private func answer(to message: SavedValue) async -> SavedValue? {
    do throws(MessageError) {
      switch try Message(message) {
      case .request(let id, let method, let parameters):
        return await answer(to: id, method, parameters)
      case .notification, .response: return nil
      }
    } catch {
      return error.response(to: Message.id(of: message))
    }
  }

  private func answer(
    to id: SavedValue, _ method: String, _ parameters: SavedValue?
  ) async -> SavedValue {
    do throws(MessageError) {
      guard parameters?.isObject != false else { throw .invalidParams("params is no object.") }
      let result = try await result(of: method, parameters ?? .object([:]))
      return .object(["jsonrpc": .text("2.0"), "id": id, "result": result])
    } catch {
      return error.response(to: id)
    }
  }

  private func result(
    of method: String, _ parameters: SavedValue
  ) async throws(MessageError) -> SavedValue {
    switch method {
    case "initialize": try initialize(parameters)
    case "ping": .object([:])
    case "tools/list": try tools(parameters)
    case "tools/call": try await call(parameters)
    default: throw .methodNotFound("There is no method \(method.cut).")
    }
  }

  private func initialize(_ parameters: SavedValue) throws(MessageError) -> SavedValue {
    guard case .text(let wanted) = parameters["protocolVersion"] else {
      throw .invalidParams("initialize needs a text, protocolVersion.")
    }
    version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
    return .object([
      "protocolVersion": .text(version), "capabilities": .object(["tools": .object([:])]),
      "serverInfo": .object(["name": .text(name), "version": .text("1")]),
      "instructions": .text(
        "Runs the app on a stage, without a display. Begin with look; each answer lists what the "
          + "user can do next. An app's time passes only with advance and wait."),
    ])
  }

  private func tools(_ parameters: SavedValue) throws(MessageError) -> SavedValue {
    guard parameters["cursor"] == nil else {
      throw .invalidParams("All tools are on one page, which has no cursor.")
    }
    return .object(["tools": .list(StageConsole.Verb.tools.map(\.tool))])
  }

  private func call(_ parameters: SavedValue) async throws(MessageError) -> SavedValue {
    guard case .text(let name) = parameters["name"] else {
      throw .invalidParams("tools/call needs a text, name.")
    }
    guard let verb = StageConsole.Verb.tools.first(where: { $0.rawValue == name }) else {
      throw .invalidParams("Unknown tool: \(name.cut)")
    }
    let arguments = parameters["arguments"] ?? .object([:])
    guard arguments.isObject else { throw .invalidParams("arguments is no object.") }
    return await console.reply(to: verb, with: arguments).result
  }
}

extension StageConsole {
  fileprivate func reply(to verb: Verb, with arguments: SavedValue) async -> Reply {
    do {
      return try await reply(to: verb.command(arguments))
    } catch {
      return Reply(error)
    }
  }
}

extension StageConsole.Reply {
  fileprivate var result: SavedValue {
    let content: [String: SavedValue] = ["type": .text("text"), "text": .text(text)]
    return .object(["content": .list([.object(content)]), "isError": .flag(isProblem)])
  }
}
