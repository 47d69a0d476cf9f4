#if os(macOS) || os(Linux)
/// Draws a scene on a grid, layer upon layer.
package struct Renderer {
  package enum Manner: Sendable {
    /// As much as fits, for a terminal.
    case screen
    /// The topmost layer in full length, for a transcript.
    case transcript
  }

  static let smallest = TerminalSize(columns: 20, rows: 6)

  let scene: RenderedScene
  let manner: Manner
  package internal(set) var states: [NodeID: ViewState]
  var layouts = Layouts()
  var grid: CellGrid
  var cursor: Point?
  var drawn: Set<NodeID> = []

  private init(
    _ scene: RenderedScene, _ size: TerminalSize, _ states: [NodeID: ViewState], _ manner: Manner
  ) {
    self.scene = scene
    self.states = states
    self.manner = manner
    grid = CellGrid(size: size)
  }

  /// Adjusts the states to the size, and reuses existing layouts.
  static func frame(
    of scene: RenderedScene, size: TerminalSize, states: inout [NodeID: ViewState],
    layouts: inout Layouts
  ) -> Frame {
    var renderer = Renderer(scene, size, states, .screen)
    swap(&renderer.layouts, &layouts)
    renderer.paint()
    swap(&renderer.layouts, &layouts)
    states = renderer.states
    var frame = Frame(grid: renderer.grid, cursor: renderer.cursor)
    frame.screens = renderer.drawn
    return frame
  }

  /// Adjusts the states to the size.
  package static func frame(
    of scene: RenderedScene, size: TerminalSize, states: inout [NodeID: ViewState]
  ) -> Frame {
    var layouts = Layouts()
    return frame(of: scene, size: size, states: &states, layouts: &layouts)
  }

  /// Draws the topmost layer in full length; adjusts the states to it.
  package static func transcript(
    of scene: RenderedScene, columns: Int, states: inout [NodeID: ViewState]
  ) -> String {
    guard let top = scene.tree.top else { return "" }
    let width = min(max(columns, smallest.columns), TerminalSize.longest)
    var renderer = Renderer(scene, TerminalSize(columns: 1, rows: 1), states, .transcript)
    let hints = renderer.hints().rows(width: width, limit: .max)
    let rows = renderer.height(of: top, width: width) + hints.count + 1
    renderer.grid = CellGrid(size: TerminalSize(columns: width, textRows: rows))
    renderer.paintFull(renderer.layers[renderer.layers.count - 1], hints: hints)
    states = renderer.states
    return renderer.grid.text
  }

  private mutating func paint() {
    let size = grid.size
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      return paintTooSmall()
    }
    guard !layers.isEmpty else { return }
    let hints = hints().rows(width: size.columns, limit: size.rows < 14 ? 1 : 2)
    let first = layers.lastIndex { $0.style == .cover } ?? 0
    for index in first..<layers.count {
      if index > first { grid.dim() }
      paint(layers[index], depth: index - first, hints: hints)
    }
  }

  /// Needs the screen's selection, so it follows the drawing.
  private mutating func hints() -> KeyHints {
    guard let screen = scene.tree.active else { return KeyHints() }
    var state = states[screen.id] ?? ViewState()
    let body = layouts.body(of: screen, in: scene, width: state.width)
    state.settle(body, width: state.width, height: state.height)
    let focus = state.index(in: body).map(body.element)
    return KeyHints(scene, on: screen, body, selecting: focus)
  }

  private mutating func paintTooSmall() {
    let message = "Too small: \(Self.smallest.columns)×\(Self.smallest.rows) is needed."
    for (row, text) in message.wrapped(to: grid.size.columns).enumerated() {
      grid.draw(text, at: Point(column: 0, row: row))
    }
  }
}

extension Renderer {
  /// The window's own content, or a modal over it.
  struct Layer {
    let node: Node
    let style: Modal.Style?
  }
}

extension Renderer {
  var layers: [Layer] {
    let root = scene.tree.root.map { [Layer(node: $0, style: nil)] } ?? []
    return root + scene.tree.modals.map { Layer(node: $0.node, style: $0.style) }
  }

  func isTop(_ node: Node) -> Bool { scene.tree.top?.id == node.id }
}
#endif
