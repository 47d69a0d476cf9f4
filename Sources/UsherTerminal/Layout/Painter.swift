/// Draws a scene on a canvas, layer upon layer.
package struct Painter {
  package enum Manner: Sendable {
    /// All that fits, for a terminal.
    case screen
    /// The topmost layer in full length, for a transcript.
    case transcript
  }

  static let smallest = TerminalSize(columns: 20, rows: 6)

  let scene: Scene
  let manner: Manner
  package internal(set) var states: [NodeID: ViewState]
  var layouts = Layouts()
  var canvas: Canvas
  var cursor: Point?

  private init(
    _ scene: Scene, _ size: TerminalSize, _ states: [NodeID: ViewState], _ manner: Manner
  ) {
    self.scene = scene
    self.states = states
    self.manner = manner
    canvas = Canvas(size: size)
  }

  /// Returns what a terminal of that size shows; the states are made to fit, and what has been laid
  /// out already is used.
  static func frame(
    of scene: Scene, size: TerminalSize, states: inout [NodeID: ViewState],
    layouts: inout Layouts
  ) -> Frame {
    var painter = Painter(scene, size, states, .screen)
    swap(&painter.layouts, &layouts)
    painter.paint()
    swap(&painter.layouts, &layouts)
    states = painter.states
    return Frame(canvas: painter.canvas, cursor: painter.cursor)
  }

  /// Returns what a terminal of that size shows; the states are made to fit.
  package static func frame(
    of scene: Scene, size: TerminalSize, states: inout [NodeID: ViewState]
  ) -> Frame {
    var layouts = Layouts()
    return frame(of: scene, size: size, states: &states, layouts: &layouts)
  }

  /// Returns the topmost layer as text, as long as it is; the states are made to fit.
  package static func transcript(
    of scene: Scene, columns: Int, states: inout [NodeID: ViewState]
  ) -> String {
    guard let top = scene.tree.top else { return "" }
    let width = max(columns, smallest.columns)
    var painter = Painter(scene, TerminalSize(columns: 1, rows: 1), states, .transcript)
    let legend = painter.legend().rows(width: width, limit: .max)
    let rows = painter.height(of: top, width: width) + legend.count + 1
    painter.canvas = Canvas(size: TerminalSize(columns: width, rows: rows))
    painter.paintFull(painter.layers[painter.layers.count - 1], legend: legend)
    states = painter.states
    return painter.canvas.text
  }

  private mutating func paint() {
    let size = canvas.size
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      return paintTooSmall()
    }
    guard !layers.isEmpty else { return }
    let legend = legend().rows(width: size.columns, limit: size.rows < 14 ? 1 : 2)
    let first = layers.lastIndex { $0.style == .cover } ?? 0
    for index in first..<layers.count {
      if index > first { canvas.dim() }
      paint(layers[index], depth: index - first, legend: legend)
    }
  }

  /// The keys that do something once the screen is drawn.
  private mutating func legend() -> Legend {
    guard let screen = scene.tree.active else { return Legend() }
    var state = states[screen.id] ?? ViewState()
    let body = layouts.body(of: screen, in: scene, width: state.width)
    state.settle(body, width: state.width, height: state.height)
    let focus = state.index(in: body).map(body.element)
    return Legend(scene, on: screen, body, selecting: focus)
  }

  private mutating func paintTooSmall() {
    let message = "Too small: \(Self.smallest.columns)×\(Self.smallest.rows) is needed."
    for (row, text) in message.wrapped(to: canvas.size.columns).enumerated() {
      canvas.draw(text, at: Point(column: 0, row: row))
    }
  }
}

/// The window's own content, or a modal over it.
struct Layer {
  let node: Node
  let style: Modal.Style?
}

extension Painter {
  var layers: [Layer] {
    let root = scene.tree.root.map { [Layer(node: $0, style: nil)] } ?? []
    return root + scene.tree.modals.map { Layer(node: $0.node, style: $0.style) }
  }

  func isTop(_ node: Node) -> Bool { scene.tree.top?.id == node.id }
}
