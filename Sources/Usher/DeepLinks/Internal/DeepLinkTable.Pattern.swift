extension DeepLinkTable {
  /// The pattern that links of one kind have in common: `shows/{id}?row={row}#{section}`.
  struct Pattern: Sendable {
    let text: String
    private(set) var segments: [Part] = []
    private(set) var query: [(name: String, part: Part)] = []
    private(set) var fragment: Part?
    private(set) var names: [String] = []
    var isMissable: [Bool] = []

    /// A literal, or a parameter by its number.
    enum Part: Hashable, Sendable {
      case literal(String)
      case parameter(Int)
    }

    /// The name in messages.
    var name: String { text.isEmpty ? "/" : text }

    var missableInPath: String? {
      for case .parameter(let index) in segments where isMissable[index] { return names[index] }
      return nil
    }

    init(_ text: String) throws(PatternFault) {
      self.text = text
      let (body, fragment) = text.split(at: "#")
      let (path, query) = body.split(at: "?")
      if path.contains("://") { throw .absolute }
      for segment in path.split(separator: "/") {
        guard segment != ".", segment != ".." else { throw .unreachable }
        segments.append(try part(String(segment)))
      }
      for item in query?.split(separator: "&") ?? [] {
        let (name, value) = String(item).split(at: "=")
        self.query.append((name, try part(value ?? "")))
      }
      if let fragment { self.fragment = try part(fragment) }
      guard Set(names).count == names.count else { throw .repeated }
      guard Set(self.query.map(\.name)).count == self.query.count else { throw .repeated }
    }

    private mutating func part(_ text: String) throws(PatternFault) -> Part {
      guard text.contains("{") || text.contains("}") else { return .literal(text) }
      let name = text.dropFirst().dropLast()
      guard text.hasPrefix("{"), text.hasSuffix("}"), !name.isEmpty,
        !name.contains(where: { "{}".contains($0) })
      else { throw .unreadable }
      names.append(String(name))
      return .parameter(names.count - 1)
    }

    /// Returns the texts of the parameters in an address, or `nil` if it does not match.
    func match(_ address: Address) -> [String?]? {
      guard address.segments.count == segments.count else { return nil }
      var values: [String?] = Array(repeating: nil, count: names.count)
      for (part, text) in zip(segments, address.segments) where !read(part, text, &values) {
        return nil
      }
      for item in query where !read(item.part, address.value(of: item.name), &values) { return nil }
      if let fragment, !read(fragment, address.fragment, &values) { return nil }
      return values
    }

    private func read(_ part: Part, _ text: String?, _ values: inout [String?]) -> Bool {
      switch part {
      case .literal(let literal): return literal == text
      case .parameter(let index):
        values[index] = text
        return text != nil || isMissable[index]
      }
    }

    /// Returns the link with these parameters, without its scheme.
    func fill(_ values: [String?]) -> (segments: [String], rest: String) {
      func text(_ part: Part) -> String? {
        switch part {
        case .literal(let literal): literal
        case .parameter(let index): values[index]
        }
      }
      let path = segments.map { PercentCoding.encode(text($0) ?? "") }
      let items = query.compactMap { item in
        text(item.part).map { PercentCoding.encode(item.name) + "=" + PercentCoding.encode($0) }
      }
      let tail = fragment.flatMap(text).map { "#" + PercentCoding.encode($0) } ?? ""
      return (path, (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + tail)
    }
  }

  enum PatternFault: Error {
    case absolute
    case unreadable
    case unreachable
    case repeated
  }
}

extension String {
  func split(at separator: Character) -> (String, String?) {
    guard let index = firstIndex(of: separator) else { return (self, nil) }
    return (String(self[..<index]), String(self[self.index(after: index)...]))
  }
}
