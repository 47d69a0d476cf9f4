#if os(macOS) || os(Linux)
extension ViewState {
  /// Returns `false` if the key has no effect here.
  package mutating func move(_ key: Key, in body: Body) -> Bool {
    switch key {
    case .up: return step(-1, in: body)
    case .down: return step(1, in: body)
    case .left: return shift(-1, in: body)
    case .right: return shift(1, in: body)
    case .pageUp: page(-1, in: body)
    case .pageDown: page(1, in: body)
    case .home: jump(to: 0, in: body)
    case .end: jump(to: body.rowCount, in: body)
    default: return false
    }
    return true
  }

  package mutating func advance(_ step: Int, in body: Body) {
    let count = body.elementCount
    guard count > 0 else { return }
    select(((index(in: body) ?? -1) + step + count) % count, in: body)
  }

  private mutating func step(_ direction: Int, in body: Body) -> Bool {
    let before = self
    if let next = neighbor(direction, in: body) {
      select(next, in: body)
    } else {
      scroll(by: direction, in: body)
    }
    return self != before
  }

  /// Finds the nearest element in the nearest row in that direction; `nil` if it is so far away
  /// that text would be skipped unseen.
  private func neighbor(_ direction: Int, in body: Body) -> Int? {
    let current = index(in: body).map(body.element)
    let rows = current?.rows ?? scroll..<scroll
    if direction < 0 ? rows.upperBound <= scroll : rows.lowerBound >= scroll + height {
      if current != nil { return nil }
    }
    let reach = direction < 0 ? scroll - height..<scroll + height : scroll..<scroll + 2 * height
    let middle = current?.middle ?? 0
    return body.elements(in: body.elements(near: reach)).filter {
      let other = $0.element.rows
      let isAhead =
        direction < 0
        ? other.upperBound <= rows.lowerBound : other.lowerBound >= rows.upperBound
      return isAhead && reach.contains(other.lowerBound)
    }.min {
      $0.element.distance(from: rows, middle) < $1.element.distance(from: rows, middle)
    }?.index
  }

  /// Moves within a row of runs.
  private mutating func shift(_ direction: Int, in body: Body) -> Bool {
    guard let index = index(in: body), case .run = body.element(index).role else { return false }
    let next = index + direction
    guard (0..<body.elementCount).contains(next) else { return false }
    let (from, to) = (body.element(index).id, body.element(next).id)
    guard (from.node, from.line) == (to.node, to.line) else { return false }
    select(next, in: body)
    return true
  }

  private mutating func page(_ direction: Int, in body: Body) {
    let rows = direction * max(1, height - 1)
    guard let index = index(in: body) else { return scroll(by: rows, in: body) }
    jump(to: body.element(index).rows.lowerBound + rows, in: body)
  }

  /// Scrolls to a row, and selects the element nearest to it.
  private mutating func jump(to row: Int, in body: Body) {
    let nearest = body.nearestElement(to: row)
    if let nearest { select(nearest, in: body) }
    let isNear = nearest.map { abs(body.element($0).rows.lowerBound - row) < height } ?? false
    if !isNear { scroll(by: row - scroll, in: body) }
  }
}

extension Body {
  /// The element whose first row is nearest to a row; the first of several.
  fileprivate func nearestElement(to row: Int) -> Int? {
    let line = elements(near: row..<row + 1)
    let end = row < 0 ? 0 : row >= rowCount ? elementCount : line.upperBound
    let start = row < 0 ? 0 : row >= rowCount ? elementCount : line.lowerBound
    // The last element before the line, which may share its row with others, those of the line, and
    // the first one after it.
    let before = start > 0 ? first(inRowOf: start - 1) : 0
    return elements(in: before..<min(elementCount, end + 1)).min {
      abs($0.element.rows.lowerBound - row) < abs($1.element.rows.lowerBound - row)
    }?.index
  }

  private func first(inRowOf index: Int) -> Int {
    let row = element(index).rows.lowerBound
    var first = index
    while first > 0, element(first - 1).rows.lowerBound == row { first -= 1 }
    return first
  }
}

extension Body.Element {
  var middle: Int { (columns.lowerBound + columns.upperBound) / 2 }

  /// The distance of an element, rows before columns.
  func distance(from other: Range<Int>, _ column: Int) -> (Int, Int) {
    (abs(rows.lowerBound - other.lowerBound), abs(middle - column))
  }
}
#endif
