#if os(macOS) || os(Linux)
/// The state of a screen on a terminal: its selection and its scroll position.
///
/// It is kept while another screen covers this one.
package struct ViewState: Hashable, Sendable {
  package var focus: Body.ElementID?
  /// The caret of the selected field; `nil` at the end of its text.
  package var caret: Int?
  package var scroll = 0
  package private(set) var width = 80
  package private(set) var height = 24
  private var ordinal = 0
  /// `true` while the selection stays visible; `false` after scrolling.
  private var follows = true
  /// `true` after the user left a field when nothing else could be selected.
  private var hasLeft = false

  package init() {}

  /// Adapts to the screen's current lines and size.
  package mutating func settle(_ body: Body, width: Int, height: Int) {
    let isResized = (width, height) != (self.width, self.height)
    if isResized { (follows, scroll) = (true, 0) }
    (self.width, self.height) = (width, height)
    resolve(in: body)
    if follows { reveal(in: body) }
    scroll = min(max(0, scroll), max(0, body.rowCount - height))
  }

  package func index(in body: Body) -> Int? {
    focus.flatMap(body.index)
  }

  package mutating func select(_ index: Int, in body: Body) {
    guard (0..<body.elementCount).contains(index) else { return }
    let id = body.element(index).id
    if focus != id { caret = nil }
    focus = id
    ordinal = index
    follows = true
    hasLeft = false
  }

  /// Selects the first element that is no field, or nothing if there is none.
  package mutating func leaveField(in body: Body) {
    if let next = body.elementOfFirstLine(where: { !$0.isField }) { return select(next, in: body) }
    (focus, caret, hasLeft) = (nil, nil, true)
  }

  package mutating func scroll(by rows: Int, in body: Body) {
    scroll = min(max(0, scroll + rows), max(0, body.rowCount - height))
    follows = false
  }
}

extension ViewState {
  /// Finds the selected element again: by position, by name, or the one that took its place.
  private mutating func resolve(in body: Body) {
    if let index = index(in: body) {
      ordinal = index
    } else if let focus, body.elementCount > 0 {
      let found = run(at: focus, in: body) ?? named(like: focus, in: body)
      self.focus = body.element(found ?? min(ordinal, body.elementCount - 1)).id
    } else {
      focus = first(in: body).map { body.element($0).id }
      if focus != nil { hasLeft = false }
    }
  }

  /// The default selection: a field that has a key only if there is nothing else.
  private func first(in body: Body) -> Int? {
    if hasLeft { return body.elementOfFirstLine(where: { !$0.isField }) }
    return body.elementOfFirstLine(where: { !$0.isField || $0.shortcut == nil })
      ?? (body.elementCount > 0 ? 0 : nil)
  }

  /// A run of a row keeps its place when its text changes, as a chosen seat's does.
  private func run(at focus: Body.ElementID, in body: Body) -> Int? {
    guard let index = body.firstElement(where: { $0.isSamePlace(as: focus) }),
      case .run = body.element(index).role
    else { return nil }
    return index
  }

  private func named(like focus: Body.ElementID, in body: Body) -> Int? {
    body.firstElement(where: { $0.node == focus.node && $0.title == focus.title })
  }

  private mutating func reveal(in body: Body) {
    guard let index = index(in: body) else { return }
    let rows = body.element(index).rows
    if index == 0, rows.upperBound <= height { scroll = 0 }
    if rows.upperBound > scroll + height { scroll = rows.upperBound - height }
    if rows.lowerBound < scroll { scroll = rows.lowerBound }
  }
}

extension Body.ElementID {
  fileprivate func isSamePlace(as other: Body.ElementID) -> Bool {
    (node, line, run) == (other.node, other.line, other.run)
  }
}
#endif
