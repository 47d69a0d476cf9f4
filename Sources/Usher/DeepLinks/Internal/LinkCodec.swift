/// Makes a link of texts, and finds the texts in a link again.
struct LinkCodec<each P: DeepLinkParameter>: Sendable {
  let make: @Sendable (repeat each P) -> DeepLink
  let values: (@Sendable (DeepLink) -> (repeat each P)?)?

  @Sendable func link(of texts: [String?]) -> DeepLink? {
    var rest = texts[...]
    func next<T: DeepLinkParameter>(_ type: T.Type) throws(Mismatch) -> T {
      guard let text = rest.popFirst() else { throw Mismatch() }
      let missing = (T.self as? any MissableParameter.Type)?.missing as? T
      guard let value = text.map({ T.fromLink($0) }) ?? missing else { throw Mismatch() }
      return value
    }
    do {
      return make(repeat try next((each P).self))
    } catch {
      return nil
    }
  }

  @Sendable func texts(of carried: CarriedValues) -> [String?]? {
    guard let values else { return search(carried) }
    return texts(values(carried.link), of: carried.link)
  }

  /// The texts of values, where the link made of them is the one that they were taken from.
  private func texts(_ values: (repeat each P)?, of link: DeepLink) -> [String?]? {
    values.flatMap { make(repeat each $0) == link ? texts(repeat each $0) : nil }
  }

  private func texts(_ values: repeat each P) -> [String?] {
    var texts: [String?] = []
    for value in repeat each values {
      let isMissing = (value as? any MissableParameter)?.isMissing ?? false
      texts.append(isMissing ? nil : value.linkText)
    }
    return texts
  }

  /// Looks for the values among those that the routes carry.
  private func search(_ carried: CarriedValues) -> [String?]? {
    let values = carried.values
    var choices: [[Int]] = []
    for type in repeat (each P).self {
      let indices = LinkCodec.indices(of: type, in: values)
      if indices.isEmpty { return nil }
      choices.append(indices)
    }
    // The first of all ways to choose one of each, so that the search comes to an end.
    let ways: [[Int]] = choices.reduce([[]]) { ways, indices in
      Array(ways.lazy.flatMap { way in indices.map { way + [$0] } }.prefix(256))
    }
    return ways.lazy.compactMap { way in
      texts(way.map { values[$0] }.unpacked(as: repeat (each P).self), of: carried.link)
    }.first
  }

  /// Links of values that most types have, by which the pattern is found again.
  @Sendable func samples() -> [DeepLink] {
    var choices: [[String]] = []
    for type in repeat (each P).self { choices.append(LinkCodec.sampleTexts(of: type)) }
    return (0..<2).compactMap { number in
      link(of: choices.map { $0.isEmpty ? nil : $0[number % $0.count] })
    }
  }

  private static func sampleTexts<T: DeepLinkParameter>(of type: T.Type) -> [String] {
    let all = (T.self as? any CaseIterable.Type).map { cases(of: $0) } ?? []
    let values = all.compactMap { ($0 as? T)?.linkText }
    return values + ["1", "2", "a", "true", "1.5"].filter { T.fromLink($0) != nil }
  }

  private static func cases<C: CaseIterable>(of type: C.Type) -> [Any] {
    C.allCases.prefix(2).map { $0 }
  }

  private static func indices<T>(of type: T.Type, in values: [Any]) -> [Int] {
    values.indices.filter { values[$0] is T }
  }
}

/// A link and all that its routes carry, outermost first, a few levels deep.
struct CarriedValues {
  let link: DeepLink
  let values: [Any]

  init(_ link: DeepLink) {
    self.link = link
    var values: [Any] = []
    func collect(_ value: Any, depth: Int) {
      for child in Mirror(reflecting: value).children where values.count < 64 {
        values.append(child.value)
        if depth < 4 { collect(child.value, depth: depth + 1) }
      }
    }
    for route in link.routes { collect(route.value, depth: 0) }
    self.values = values
  }
}
