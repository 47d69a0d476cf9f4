#if os(macOS) || os(Linux)
extension Body {
  /// The elements in a range of their indices, with these.
  func elements(in range: Range<Int>) -> [(index: Int, element: Element)] {
    var found: [(Int, Element)] = []
    var next = range.lowerBound
    while next < range.upperBound {
      let line = line(of: next)
      let elements = layout(ofLine: line).elements
      let indices = next..<min(range.upperBound, starts[line + 1].element)
      found += indices.map { ($0, elements[$0 - starts[line].element]) }
      next = indices.upperBound
    }
    return found
  }

  /// The elements of the lines that have a row in a range; some may be just outside.
  func elements(near range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<rowCount)
    guard !range.isEmpty else { return 0..<0 }
    let (first, last) = (line(ofRow: range.lowerBound), line(ofRow: range.upperBound - 1))
    return starts[first].element..<starts[last + 1].element
  }

  /// The first element of the line that a key belongs to.
  func firstElement(withKey key: Character) -> Int? {
    guard let line = shortcuts[key] else { return nil }
    return lines.indices[line...].first {
      lines[$0].line.shortcut == key && starts[$0].element < starts[$0 + 1].element
    }.map { starts[$0].element }
  }

  /// The first element whose identity satisfies a condition.
  func firstElement(where isMeant: (ElementID) -> Bool) -> Int? {
    for index in lines.indices where starts[index].element < starts[index + 1].element {
      if let offset = lines[index].ids.firstIndex(where: isMeant) {
        return starts[index].element + offset
      }
    }
    return nil
  }

  /// The first element whose line satisfies a condition.
  func elementOfFirstLine(where isMeant: (Line) -> Bool) -> Int? {
    lines.indices.first {
      starts[$0].element < starts[$0 + 1].element && isMeant(lines[$0].line)
    }.map { starts[$0].element }
  }

  /// The element of an identity.
  func index(of id: ElementID) -> Int? {
    guard let line = line(of: id) else { return nil }
    return lines[line].ids.firstIndex(of: id).map { starts[line].element + $0 }
  }

  private func line(of id: ElementID) -> Int? {
    func isMeant(_ index: Int) -> Bool {
      lines[index].index == id.line && lines[index].node == id.node
    }
    if lines.indices.contains(id.line), isMeant(id.line) { return id.line }
    return lines.indices.first(where: isMeant)
  }
}
#endif
