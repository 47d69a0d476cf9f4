extension DeepLinkTable {
  /// Makes a link from texts, and finds the texts in a link.
  struct Codec<each P: DeepLinkParameter>: LinkCoding {
    let make: @Sendable (repeat each P) -> DeepLink
    let values: (@Sendable (DeepLink) -> (repeat each P)?)?

    var isExplicit: Bool { values != nil }

    func link(of texts: [String?]) throws(DeepLink.Mismatch) -> DeepLink {
      var rest = texts[...]
      func next<T: DeepLinkParameter>(_ type: T.Type) throws(DeepLink.Mismatch) -> T {
        guard let text = rest.popFirst() else { throw DeepLink.Mismatch() }
        let missing = (T.self as? any MissableParameter.Type)?.missing as? T
        guard let value = text.map({ T.fromLink($0) }) ?? missing else {
          throw DeepLink.Mismatch(text: text, type: "\(T.self)")
        }
        return value
      }
      return make(repeat try next((each P).self))
    }

    func texts(of carried: CarriedValues, attempts: inout Int) -> [String?]? {
      guard let values else { return search(carried, &attempts) }
      attempts -= 1
      return texts(values(carried.link), of: carried.link)
    }

    /// Returns the texts of values, if a link made from the values equals the given one.
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

    /// Searches the routes' values for the parameters, in a limited number of combinations.
    private func search(_ carried: CarriedValues, _ attempts: inout Int) -> [String?]? {
      let choices = (repeat carried.values(of: (each P).self))
      var counts: [Int] = []
      for values in repeat each choices { counts.append(values.count) }
      // At most 256 combinations, so that the search ends; the last value varies fastest.
      let steps = counts.indices.map { index in
        counts[(index + 1)...].reduce(1) { min($0 * $1, 256) }
      }
      for way in 0..<min(counts.reduce(1) { min($0 * $1, 256) }, attempts) {
        attempts -= 1
        var place = -1
        func next<T>(_ values: [T]) -> T {
          place += 1
          return values[way / steps[place] % values.count]
        }
        if let texts = texts((repeat next(each choices)), of: carried.link) { return texts }
      }
      return nil
    }

    var samples: [DeepLink] {
      var choices: [[String?]] = []
      for type in repeat (each P).self { choices.append(Codec.sampleTexts(of: type)) }
      return (0..<choices.reduce(2) { max($0, $1.count) }).compactMap { number in
        try? link(of: choices.map { $0.isEmpty ? nil : $0[number % $0.count] })
      }
    }

    /// Sample texts of a type, the first two different if possible; `nil` is a missing value.
    private static func sampleTexts<T: DeepLinkParameter>(of type: T.Type) -> [String?] {
      let all = (T.self as? any CaseIterable.Type).map { cases(of: $0) } ?? []
      let known: [String?] = all.compactMap { ($0 as? T)?.linkText }
      let texts = known + ["1", "2", "a", "true", "1.5"].filter { T.fromLink($0) != nil }
      let more: [String?] = ["0", "false"].filter { T.fromLink($0) != nil }
      let missing: [String?] = T.self is any MissableParameter.Type ? [nil] : []
      return (texts.count == 1 ? texts + texts : texts) + more + missing
    }

    private static func cases<C: CaseIterable>(of type: C.Type) -> [Any] {
      C.allCases.prefix(64).map { $0 }
    }
  }

  /// A link and the values that its routes carry, outermost first, a few levels deep.
  final class CarriedValues {
    let link: DeepLink
    private(set) lazy var values = Self.values(in: link)
    private var typed: [ObjectIdentifier: Any] = [:]

    init(_ link: DeepLink) { self.link = link }

    func values<T>(of type: T.Type) -> [T] {
      if let known = typed[ObjectIdentifier(type)] as? [T] { return known }
      let found = values.compactMap { $0 as? T }
      typed[ObjectIdentifier(type)] = found
      return found
    }

    private static func values(in link: DeepLink) -> [Any] {
      var values: [Any] = []
      func collect(_ value: Any, depth: Int) {
        for child in Mirror(reflecting: value).children where values.count < 64 {
          values.append(child.value)
          if depth < 4 { collect(child.value, depth: depth + 1) }
        }
      }
      for route in link.routes { collect(route.value, depth: 0) }
      return values
    }
  }
}
