#if os(macOS) || os(Linux)
extension Body {
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

  /// Covers every element with a row in the range, and perhaps a few just outside.
  func elements(near range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<rowCount)
    guard !range.isEmpty else { return 0..<0 }
    let (first, last) = (line(ofRow: range.lowerBound), line(ofRow: range.upperBound - 1))
    return starts[first].element..<starts[last + 1].element
  }

  func firstElement(withKey key: Character) -> Int? {
    guard let line = shortcuts[key] else { return nil }
    return lines.indices[line...].first {
      lines[$0].line.shortcut == key && starts[$0].element < starts[$0 + 1].element
    }.map { starts[$0].element }
  }

  func firstElement(where isMeant: (ElementID) -> Bool) -> Int? {
    for index in lines.indices where starts[index].element < starts[index + 1].element {
      if let offset = lines[index].ids.firstIndex(where: isMeant) {
        return starts[index].element + offset
      }
    }
    return nil
  }

  func elementOfFirstLine(where isMeant: (Line) -> Bool) -> Int? {
    lines.indices.first {
      starts[$0].element < starts[$0 + 1].element && isMeant(lines[$0].line)
    }.map { starts[$0].element }
  }

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
