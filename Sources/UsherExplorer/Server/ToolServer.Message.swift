import UsherTesting

extension ToolServer {
  /// A message of JSON-RPC 2.0.
  enum Message {
    case request(id: SavedValue, method: String, parameters: SavedValue?)
    case notification
    /// An answer of the client, which is not asked for anything.
    case response

    init(_ value: SavedValue) throws(MessageError) {
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
    ) throws(MessageError) -> Message {
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
}

extension SavedValue {
  var isObject: Bool { if case .object = self { true } else { false } }

  var line: String { (try? JSON.text(of: self)) ?? "" }
}
