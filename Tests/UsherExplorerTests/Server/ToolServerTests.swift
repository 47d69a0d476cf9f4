import Testing
import UsherExplorer

/// A console as a server of the Model Context Protocol: each message and its answer.
@MainActor struct ToolServerTests {
  private let server = ToolServer(StageConsole { try Booth.stage() }, name: "booth")

  private func answer(_ message: String) async throws -> SavedValue {
    let text = try #require(await server.answer(message))
    #expect(!text.contains("\n"))
    return try JSON.value(of: text)
  }

  /// Sends a request, and returns its result after a comparison with the schema.
  private func result(
    _ method: String, _ parameters: String = "{}", as name: String? = nil
  ) async throws -> SavedValue {
    let schema = try ProtocolSchema()
    let message = #"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":\#(parameters)}"#
    let answer = try await answer(message)
    #expect(schema.faults(of: answer, as: "Response") == [])
    #expect(answer["id"] == .integer(7))
    let result = try #require(answer["result"])
    if let name { #expect(schema.faults(of: result, as: name) == []) }
    return result
  }

  /// Sends a message, and returns the code of the error and the id after a comparison.
  private func failure(_ message: String) async throws -> (code: SavedValue?, id: SavedValue?) {
    let answer = try await answer(message)
    #expect(try ProtocolSchema().faults(of: answer, as: "ErrorResponse") == [], "\(message)")
    return (answer["error"]?["code"], answer["id"])
  }

  private func call(_ name: String, _ arguments: String = "{}") async throws -> SavedValue {
    try await result(
      "tools/call", #"{"name":"\#(name)","arguments":\#(arguments)}"#, as: "CallToolResult")
  }

  private func list(_ value: SavedValue?) -> [SavedValue] {
    if case .list(let values) = value { values } else { [] }
  }

  private func text(_ result: SavedValue) -> String {
    if case .text(let text) = list(result["content"]).first?["text"] { text } else { "" }
  }

  @Test(
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
      ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"), ("", "2025-11-25"),
    ])
  func `A version that the server speaks is agreed on, else the latest`(
    wanted: String, agreed: String
  ) async throws {
    let result = try await result(
      "initialize",
      #"{"protocolVersion":"\#(wanted)","capabilities":{},"clientInfo":\#(Self.client)}"#,
      as: "InitializeResult")
    #expect(result["protocolVersion"] == .text(agreed))
    #expect(result["serverInfo"]?["name"] == .text("booth"))
    #expect(result["capabilities"]?["tools"] == .object([:]))
  }

  private static let client = #"{"name":"a","version":"1"}"#

  @Test func `Each command but help and quit is a tool with a schema`() async throws {
    let result = try await result("tools/list", as: "ListToolsResult")
    let tools = list(result["tools"])
    let names = [
      "look", "take", "twice", "select", "answer", "back", "dismiss", "open", "advance", "wait",
      "why", "undo", "restart", "explore", "finding", "test",
    ]
    #expect(tools.map { $0["name"] } == names.map(SavedValue.text))
    let take = try #require(tools.first { $0["name"] == .text("take") }?["inputSchema"])
    let schema = try ProtocolSchema()
    #expect(schema.faults(of: .object(["name": .text("Buy")]), take, at: "take") == [])
    #expect(schema.faults(of: .object([:]), take, at: "take") == ["take lacks name"])
    #expect(
      schema.faults(of: .object(["name": .flag(true), "x": .null]), take, at: "take")
        == ["take.name has a wrong type", "take may not have x"])
  }

  @Test func `A call is answered with the text of its command`() async throws {
    let look = try await call("look")
    #expect(text(look).hasPrefix("stack Booth\n") && look["isError"] == .flag(false))
    #expect(try await text(call("take", #"{"name":"Show 7"}"#)).contains("ShowPage “Show 7”"))
    #expect(try await text(call("back")) == text(look))
    #expect(try await text(call("look", #"{"all":true}"#)) == text(look))
    #expect(try await text(call("take", #"{"name":2}"#)).contains("Program"))
    #expect(try await text(result("tools/call", #"{"name":"undo"}"#)) == text(look))
  }

  @Test(
    arguments: [
      ("take", "{}", "take needs a name"), ("take", #"{"name":[]}"#, "name is not a text."),
      ("take", #"{"name":null}"#, "name is not a text."), ("take", #"{"name":1.5}"#, "name is not"),
      ("take", #"{"title":"Buy"}"#, "take has no argument title."),
      ("back", #"{"x":1}"#, "back has no argument x."), ("take", #"{"name":"Nothing"}"#, "Nothing"),
      ("look", #"{"all":"yes"}"#, "all is true or false."),
      ("advance", #"{"time":"soon"}"#, "“soon” is not a time"), ("undo", "{}", "Nothing has been"),
      ("answer", #"{"name":"OK","text":"7"}"#, "No alert"),
      ("open", #"{"link":"x://y"}"#, "Refused"),
    ])
  func `A call that cannot be followed is an answer with its reason`(
    name: String, arguments: String, reason: String
  ) async throws {
    let result = try await call(name, arguments)
    #expect(result["isError"] == .flag(true))
    #expect(text(result).hasPrefix(reason), "\(text(result))")
  }

  @Test(
    arguments: [
      ("{", -32_700, ""), ("", -32_700, ""), ("nonsense", -32_700, ""),
      (#"{"jsonrpc":"2.0","id":1,"#, -32_700, ""),
      ("7", -32_600, ""), ("null", -32_600, ""), ("{}", -32_600, ""), ("[]", -32_600, ""),
      (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32_600, ""),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32_600, "1"),
      (#"{"id":1,"method":"ping"}"#, -32_600, "1"), (#"{"jsonrpc":"2.0","id":1}"#, -32_600, "1"),
      (#"{"jsonrpc":"2.0","id":"a","method":7}"#, -32_600, "a"),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32_600, ""),
      (#"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, -32_600, ""),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32_600, ""),
      (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32_600, ""),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/destroy"}"#, -32_601, "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":""}"#, -32_601, "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{}}"#, -32_601, "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32_602, "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32_602, "1"),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}"#,
        -32_602, "1"
      ),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"a"}}"#, -32_602, "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32_602, "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}}"#, -32_602, "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"quit"}}"#, -32_602, "1"),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":[]}}"#,
        -32_602, "1"
      ),
    ] as [(String, Int64, String)])
  func `A message that is wrong is answered with the error of its kind`(
    message: String, code: Int64, id: String
  ) async throws {
    let failure = try await failure(message)
    #expect(failure.code == .integer(code), "\(message.prefix(80))")
    let given: SavedValue? = id.isEmpty ? nil : Int64(id).map(SavedValue.integer) ?? .text(id)
    #expect(failure.id == given, "\(message.prefix(80))")
    #expect(try await result("ping") == .object([:]))
  }

  @Test func `A huge message is answered with an error`() async throws {
    for nested in ["[", "{\"a\":", "[[{\"a\":["] {
      let message = String(repeating: nested, count: 100_000)
      #expect(try await failure(message).code == .integer(-32_700))
    }
    let numbers = String(repeating: "1,", count: 10_000)
    for long in ["\"\(String(repeating: "x", count: 1_000_000))\"", "[\(numbers)1]"] {
      #expect(try await failure("{\"a\":\(long)}").code == .integer(-32_600))
    }
  }

  @Test(
    arguments: [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/of-no-kind","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"take"}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
      #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"a"}}"#,
    ])
  func `Notifications and responses get no answer`(message: String) async {
    #expect(await server.answer(message) == nil)
  }

  @Test func `An id is returned unchanged`() async throws {
    for id in ["\"a\\n\\u202e\"", "0", "-1", "9007199254740993", "18446744073709551615", "\"\""] {
      let answer = await server.answer(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#)
      let given: SavedValue = try JSON.value(of: id)
      let value: SavedValue = try JSON.value(of: try #require(answer))
      #expect(value["id"] == given, "\(id)")
    }
  }

  @Test func `Messages come in an array in the one version that has them`() async throws {
    let version = #"{"protocolVersion":"2025-03-26"}"#
    _ = try await result("initialize", version)
    let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    let notice = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    let answers = try await list(answer("[\(ping),\(notice),7,\(ping)]"))
    try #require(answers.count == 3)
    #expect(answers[1]["error"]?["code"] == .integer(-32_600))
    #expect(await server.answer("[\(notice)]") == nil)
    #expect(try await failure("[]").code == .integer(-32_600))
  }

  @Test func `Lines that are not text are answered with a parse error, and empty ones not`() async {
    let session = StageConsole.Session(StageConsole { try Booth.stage() }, server: server)
    for line in [LineSplitter.Line.notUTF8, .tooLong] {
      let answer = await session.answer(line, isEchoed: true)
      #expect(answer?.contains("-32700") == true && answer?.hasSuffix("}\n") == true)
    }
    #expect(await session.answer(.text(" \t"), isEchoed: true) == nil)
  }
}
