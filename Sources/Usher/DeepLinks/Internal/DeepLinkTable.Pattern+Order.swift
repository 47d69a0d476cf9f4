extension DeepLinkTable.Pattern {
  /// Returns true if some links match both patterns, and neither is more specific.
  ///
  /// The path decides. If both match the same paths, the demands on query and fragment decide.
  func isAmbiguous(with other: DeepLinkTable.Pattern) -> Bool {
    guard segments.count == other.segments.count, !differs(from: other) else { return false }
    let isMore = zip(segments, other.segments).contains { $0.isLiteral && !$1.isLiteral }
    let isLess = zip(segments, other.segments).contains { !$0.isLiteral && $1.isLiteral }
    guard !isMore, !isLess else { return isMore && isLess }
    let (mine, theirs) = (demands, other.demands)
    return mine == theirs || !mine.isSuperset(of: theirs) && !theirs.isSuperset(of: mine)
  }

  /// A key for sorting: the more specific of two patterns has the greater one.
  var rank: (literals: Int, demands: Int) { (segments.count(where: \.isLiteral), demands.count) }

  /// Returns true if a literal of one pattern excludes the other's part in the same place.
  private func differs(from other: DeepLinkTable.Pattern) -> Bool {
    let isApart = zip(segments, other.segments).contains { $0.excludes($1) }
    let isAsked = query.contains { mine in
      other.query.contains { $0.name == mine.name && $0.part.excludes(mine.part) }
    }
    let isMarked = fragment.map { mine in other.fragment.map { $0.excludes(mine) } ?? false }
    return isApart || isAsked || isMarked ?? false
  }

  /// The demands on a link beside its path.
  private var demands: Set<String> {
    var demands: Set<String> = []
    for item in query { demands.formUnion(demand("?" + item.name, item.part)) }
    if let fragment { demands.formUnion(demand("#", fragment)) }
    return demands
  }

  private func demand(_ place: String, _ part: Part) -> [String] {
    switch part {
    case .literal(let text): [place, place + "=" + text]
    case .parameter(let index): isMissable[index] ? [] : [place]
    }
  }

  /// A path that both match, for messages.
  func common(with other: DeepLinkTable.Pattern) -> String {
    zip(segments, other.segments).map { $0.text(or: $1) }.joined(separator: "/")
  }
}

extension DeepLinkTable.Pattern.Part {
  var isLiteral: Bool { if case .literal = self { true } else { false } }

  func excludes(_ other: DeepLinkTable.Pattern.Part) -> Bool {
    guard case (.literal(let mine), .literal(let theirs)) = (self, other) else { return false }
    return mine != theirs
  }

  fileprivate func text(or other: DeepLinkTable.Pattern.Part) -> String {
    switch (self, other) {
    case (.literal(let text), _), (_, .literal(let text)): text
    case (.parameter, .parameter): "…"
    }
  }
}
