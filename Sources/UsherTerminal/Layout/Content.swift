/// What a screen or an alert shows at one moment.
package struct Content: Sendable {
  package var title: String?
  package var lines: [Line]
  package var actions: [KeyAction]

  package init(title: String? = nil, lines: [Line] = [], actions: [KeyAction] = []) {
    self.title = title
    self.lines = lines
    self.actions = actions
  }
}

/// A line and where it comes from.
package struct PlacedLine: Sendable {
  package let node: NodeID
  package let index: Int
  package let line: Line
}
