import UsherTesting

extension ToolServer {
  /// An error of JSON-RPC 2.0.
  struct MessageError: Error {
    let code: Int64
    let message: String

    static func parseError(_ message: String) -> Self { Self(code: -32_700, message: message) }
    static func invalidRequest(_ message: String) -> Self { Self(code: -32_600, message: message) }
    static func methodNotFound(_ message: String) -> Self { Self(code: -32_601, message: message) }
    static func invalidParams(_ message: String) -> Self { Self(code: -32_602, message: message) }

    /// The response; without an id if the request has none that could be read, as the schema asks.
    func response(to id: SavedValue?) -> SavedValue {
      let error: [String: SavedValue] = [
        "code": .integer(code), "message": .text(message.printable),
      ]
      var response: [String: SavedValue] = ["jsonrpc": .text("2.0"), "error": .object(error)]
      response["id"] = id
      return .object(response)
    }
  }
}
