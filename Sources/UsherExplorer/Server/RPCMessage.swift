import UsherTesting

/// A message of JSON-RPC 2.0.
enum RPCMessage {
  case request(id: SavedValue, method: String, parameters: SavedValue?)
  case notification
  /// An answer of the client, which is not asked for anything.
  case response

  init(_ value: SavedValue) throws(RPCError) {
    guard value.isObject, value["jsonrpc"] == .text("2.0") else {
      throw .invalidRequest("A message is an object with \"jsonrpc\": \"2.0\".")
    }
    guard let method = value["method"] else {
      let isResponse = value["result"] != nil || value["error"] != nil
      guard isResponse else { throw .invalidRequest("A request has a method.") }
      self = .response
      return
    }
    guard case .text(let name) = method else { throw .invalidRequest("The method is no text.") }
    self = value["id"] == nil ? .notification : try .request(value, named: name)
  }

  private static func request(
    _ value: SavedValue, named name: String
  ) throws(RPCError) -> RPCMessage {
    guard let id = id(of: value) else {
      throw .invalidRequest("The id is neither a text nor a whole number.")
    }
    return .request(id: id, method: name, parameters: value["params"])
  }

  /// The id of a message, if it may be one.
  static func id(of value: SavedValue) -> SavedValue? {
    switch value["id"] {
    case .text, .integer, .natural: value["id"]
    default: nil
    }
  }
}

/// An error of JSON-RPC 2.0.
struct RPCError: Error {
  let code: Int64
  let message: String

  static func parseError(_ message: String) -> Self { Self(code: -32_700, message: message) }
  static func invalidRequest(_ message: String) -> Self { Self(code: -32_600, message: message) }
  static func methodNotFound(_ message: String) -> Self { Self(code: -32_601, message: message) }
  static func invalidParams(_ message: String) -> Self { Self(code: -32_602, message: message) }

  /// The response; without an id if the request has none that could be read, as the schema asks.
  func response(to id: SavedValue?) -> SavedValue {
    let error: [String: SavedValue] = ["code": .integer(code), "message": .text(message.printable)]
    var response: [String: SavedValue] = ["jsonrpc": .text("2.0"), "error": .object(error)]
    response["id"] = id
    return .object(response)
  }
}

extension SavedValue {
  var isObject: Bool { if case .object = self { true } else { false } }

  /// The value as JSON in one line.
  var line: String { (try? JSON.text(of: self)) ?? "" }
}
