/// What a terminal remembers of a screen: what is selected, how far it is scrolled.
///
/// It is kept while another screen covers this one.
package struct ViewState: Hashable, Sendable {
  package var focus: ElementID?
  /// The place of the caret in the field that is selected; at its end unless known.
  package var caret: Int?
  package var scroll = 0
  package private(set) var width = 80
  package private(set) var height = 24
  private var ordinal = 0
  /// Whether the selection must be in sight; not while the user looks elsewhere.
  private var follows = true

  package init() {}

  /// Makes the state fit what the screen shows now, in a part of the terminal of that size.
  package mutating func settle(_ body: Body, width: Int, height: Int) {
    let isResized = (width, height) != (self.width, self.height)
    if isResized { (follows, scroll) = (true, 0) }
    (self.width, self.height) = (width, height)
    resolve(in: body)
    if follows { reveal(in: body) }
    scroll = min(max(0, scroll), max(0, body.rows.count - height))
  }

  /// The element that is selected, as an index.
  package func index(in body: Body) -> Int? {
    focus.flatMap { id in body.elements.firstIndex { $0.id == id } }
  }

  package mutating func select(_ index: Int, in body: Body) {
    guard body.elements.indices.contains(index) else { return }
    if focus != body.elements[index].id { caret = nil }
    focus = body.elements[index].id
    ordinal = index
    follows = true
  }

  package mutating func scroll(by rows: Int, in body: Body) {
    scroll = min(max(0, scroll + rows), max(0, body.rows.count - height))
    follows = false
  }
}

extension ViewState {
  /// Finds what is selected again: in its place, elsewhere by its name, or what took its place.
  private mutating func resolve(in body: Body) {
    if let index = index(in: body) {
      ordinal = index
    } else if let focus, !body.elements.isEmpty {
      let same = body.elements.firstIndex { $0.id.node == focus.node && $0.id.title == focus.title }
      self.focus = body.elements[same ?? min(ordinal, body.elements.count - 1)].id
    } else {
      focus = (body.elements.first { !$0.isShortcutField } ?? body.elements.first)?.id
    }
  }

  private mutating func reveal(in body: Body) {
    guard let index = index(in: body) else { return }
    let rows = body.elements[index].rows
    if index == 0, rows.upperBound <= height { scroll = 0 }
    if rows.upperBound > scroll + height { scroll = rows.upperBound - height }
    if rows.lowerBound < scroll { scroll = rows.lowerBound }
  }
}

extension Body.Element {
  var isShortcutField: Bool {
    if case .field = role { shortcut != nil } else { false }
  }

  var field: Line.Field? {
    if case .field(let field) = role { field } else { nil }
  }

  var action: (@MainActor () -> Void)? {
    switch role {
    case .item(let action), .span(let action): action
    case .field(let field): field.enter
    }
  }
}
