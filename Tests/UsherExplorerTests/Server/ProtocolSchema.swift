import UsherExplorer

/// The shapes of the messages that a server of tools sends, after the public schema of the Model
/// Context Protocol, version 2025-11-25; and a validator for the few keywords that they need.
struct ProtocolSchema {
  private let definitions: SavedValue

  init() throws { definitions = try JSON.value(of: Self.text) }

  /// Returns the faults of a value against a definition, each with its path.
  func faults(of value: SavedValue, as name: String) -> [String] {
    guard let schema = definitions[name] else { return ["there is no definition \(name)"] }
    return faults(of: value, schema, at: name)
  }

  /// Returns the faults of a value against a schema.
  func faults(of value: SavedValue, _ schema: SavedValue, at path: String) -> [String] {
    if case .text(let name) = schema["$ref"] { return faults(of: value, as: name) }
    var found: [String] = []
    if let wanted = schema["const"], wanted != value { found.append("\(path) is not \(wanted)") }
    if case .text(let type) = schema["type"], !value.isA(type) {
      found.append("\(path) is no \(type)")
    }
    if case .list(let types) = schema["type"], !types.contains(where: { value.isA($0) }) {
      found.append("\(path) has a wrong type")
    }
    if case .list(let items) = value, let schema = schema["items"] {
      found += items.flatMap { faults(of: $0, schema, at: path + "[]") }
    }
    guard case .object(let fields) = value else { return found }
    return found + faults(ofFields: fields, schema, at: path)
  }

  private func faults(
    ofFields fields: [String: SavedValue], _ schema: SavedValue, at path: String
  ) -> [String] {
    var found: [String] = []
    if case .list(let names) = schema["required"] {
      found += names.compactMap { fields[$0.name] == nil ? "\(path) lacks \($0.name)" : nil }
    }
    let isClosed = schema["additionalProperties"] == .flag(false)
    for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
      if let schema = schema["properties"]?[name] {
        found += faults(of: field, schema, at: "\(path).\(name)")
      } else if isClosed {
        found.append("\(path) may not have \(name)")
      }
    }
    return found
  }

  private static let text = """
    {
      "RequestId": {"type": ["string", "integer"]},
      "Response": {
        "type": "object", "required": ["jsonrpc", "id", "result"], "additionalProperties": false,
        "properties": {
          "jsonrpc": {"type": "string", "const": "2.0"}, "id": {"$ref": "RequestId"},
          "result": {"type": "object"}
        }
      },
      "ErrorResponse": {
        "type": "object", "required": ["jsonrpc", "error"], "additionalProperties": false,
        "properties": {
          "jsonrpc": {"type": "string", "const": "2.0"}, "id": {"$ref": "RequestId"},
          "error": {
            "type": "object", "required": ["code", "message"],
            "properties": {"code": {"type": "integer"}, "message": {"type": "string"}}
          }
        }
      },
      "Implementation": {
        "type": "object", "required": ["name", "version"],
        "properties": {"name": {"type": "string"}, "version": {"type": "string"}}
      },
      "InitializeResult": {
        "type": "object", "required": ["protocolVersion", "capabilities", "serverInfo"],
        "properties": {
          "protocolVersion": {"type": "string"}, "instructions": {"type": "string"},
          "serverInfo": {"$ref": "Implementation"},
          "capabilities": {
            "type": "object",
            "properties": {
              "tools": {"type": "object", "properties": {"listChanged": {"type": "boolean"}}}
            }
          }
        }
      },
      "ListToolsResult": {
        "type": "object", "required": ["tools"],
        "properties": {
          "tools": {"type": "array", "items": {"$ref": "Tool"}}, "nextCursor": {"type": "string"}
        }
      },
      "Tool": {
        "type": "object", "required": ["name", "inputSchema"],
        "properties": {
          "name": {"type": "string"}, "description": {"type": "string"},
          "inputSchema": {"$ref": "InputSchema"},
          "annotations": {
            "type": "object",
            "properties": {
              "readOnlyHint": {"type": "boolean"}, "destructiveHint": {"type": "boolean"},
              "idempotentHint": {"type": "boolean"}, "openWorldHint": {"type": "boolean"}
            }
          }
        }
      },
      "InputSchema": {
        "type": "object", "required": ["type"],
        "properties": {
          "type": {"type": "string", "const": "object"}, "properties": {"type": "object"},
          "required": {"type": "array", "items": {"type": "string"}}
        }
      },
      "CallToolResult": {
        "type": "object", "required": ["content"],
        "properties": {
          "content": {"type": "array", "items": {"$ref": "TextContent"}},
          "isError": {"type": "boolean"}
        }
      },
      "TextContent": {
        "type": "object", "required": ["type", "text"],
        "properties": {"type": {"type": "string", "const": "text"}, "text": {"type": "string"}}
      }
    }
    """
}

extension SavedValue {
  fileprivate var name: String { if case .text(let text) = self { text } else { "" } }

  fileprivate func isA(_ type: SavedValue) -> Bool { isA(type.name) }

  fileprivate func isA(_ type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .flag: type == "boolean"
    case .integer, .natural: type == "integer" || type == "number"
    case .number, .decimal: type == "number"
    case .text: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    }
  }
}
