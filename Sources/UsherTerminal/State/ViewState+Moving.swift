extension ViewState {
  /// Moves the selection, or scrolls; says whether the key meant anything here.
  package mutating func move(_ key: Key, in body: Body) -> Bool {
    switch key {
    case .up: return step(-1, in: body)
    case .down: return step(1, in: body)
    case .left: return shift(-1, in: body)
    case .right: return shift(1, in: body)
    case .pageUp: page(-1, in: body)
    case .pageDown: page(1, in: body)
    case .home: jump(to: 0, in: body)
    case .end: jump(to: body.rows.count, in: body)
    default: return false
    }
    return true
  }

  /// Selects the next element, around the end to the first one.
  package mutating func advance(_ step: Int, in body: Body) {
    let count = body.elements.count
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

  /// The element in the nearest row in that direction, the nearest one in it, unless it is so far
  /// that text would be skipped unseen.
  private func neighbor(_ direction: Int, in body: Body) -> Int? {
    let current = index(in: body).map { body.elements[$0] }
    let rows = current?.rows ?? scroll..<scroll
    if direction < 0 ? rows.upperBound <= scroll : rows.lowerBound >= scroll + height {
      if current != nil { return nil }
    }
    let ahead = body.elements.indices.filter {
      let other = body.elements[$0].rows
      return direction < 0
        ? other.upperBound <= rows.lowerBound : other.lowerBound >= rows.upperBound
    }
    let reach = direction < 0 ? scroll - height..<scroll + height : scroll..<scroll + 2 * height
    let middle = current?.middle ?? 0
    return ahead.filter { reach.contains(body.elements[$0].rows.lowerBound) }.min {
      body.elements[$0].distance(from: rows, middle)
        < body.elements[$1].distance(from: rows, middle)
    }
  }

  /// Moves within a row of pieces.
  private mutating func shift(_ direction: Int, in body: Body) -> Bool {
    guard let index = index(in: body), case .span = body.elements[index].role else { return false }
    let next = index + direction
    guard body.elements.indices.contains(next) else { return false }
    let (from, to) = (body.elements[index].id, body.elements[next].id)
    guard (from.node, from.line) == (to.node, to.line) else { return false }
    select(next, in: body)
    return true
  }

  private mutating func page(_ direction: Int, in body: Body) {
    let rows = direction * max(1, height - 1)
    guard let index = index(in: body) else { return scroll(by: rows, in: body) }
    jump(to: body.elements[index].rows.lowerBound + rows, in: body)
  }

  /// Shows a row, and selects the element nearest to it.
  private mutating func jump(to row: Int, in body: Body) {
    let nearest = body.elements.indices.min {
      abs(body.elements[$0].rows.lowerBound - row) < abs(body.elements[$1].rows.lowerBound - row)
    }
    if let nearest { select(nearest, in: body) }
    let isNear = nearest.map { abs(body.elements[$0].rows.lowerBound - row) < height } ?? false
    if !isNear { scroll(by: row - scroll, in: body) }
  }
}

extension Body.Element {
  var middle: Int { (columns.lowerBound + columns.upperBound) / 2 }

  /// How far away an element is, the rows first.
  func distance(from other: Range<Int>, _ column: Int) -> (Int, Int) {
    (abs(rows.lowerBound - other.lowerBound), abs(middle - column))
  }
}
