#if os(macOS) || os(Linux)
import Usher
import UsherTerminal

func id(_ number: UInt64) -> NodeID { NodeID(seed: 1, number: number) }

func node(_ number: UInt64, _ name: String, _ shape: Node.Shape = .screen(embedded: [])) -> Node {
  let owner = CoordinatorID(seed: 1, number: 1)
  var node = Node(id: id(number), owner: owner, name: name, shape: shape)
  node.attributes.title = name
  return node
}

func stack(_ number: UInt64, _ nodes: Node...) -> Node {
  var stack = node(number, "Stack", .stack(nodes))
  stack.attributes.title = nil
  return stack
}

func modal(_ style: Modal.Style, _ node: Node) -> Modal {
  Modal(presenter: id(0), style: style, node: node)
}

/// A scene of made-up screens, drawn without a terminal.
struct Stage {
  var tree: SceneTree
  var contents: [NodeID: RenderedScene.Content] = [:]
  var states: [NodeID: ViewState] = [:]

  init(_ root: Node, modals: [Modal] = []) { tree = SceneTree(root: root, modals: modals) }

  subscript(number: UInt64) -> [Line] {
    get { contents[id(number)]?.lines ?? [] }
    set { contents[id(number), default: RenderedScene.Content()].lines = newValue }
  }

  var scene: RenderedScene { RenderedScene(tree: tree, contents: contents) { _ in } }

  mutating func present(_ modal: Modal) {
    tree = SceneTree(root: tree.root, modals: tree.modals + [modal])
  }

  mutating func frame(_ columns: Int, _ rows: Int) -> Frame {
    let size = TerminalSize(columns: columns, rows: rows)
    return Renderer.frame(of: scene, size: size, states: &states)
  }

  mutating func text(_ columns: Int, _ rows: Int) -> String { frame(columns, rows).text }

  mutating func press(_ keys: Key...) {
    guard let screen = tree.active else { return }
    for key in keys {
      var state = states[screen.id] ?? ViewState()
      _ = state.move(key, in: Body(scene.lines(of: screen), width: state.width))
      states[screen.id] = state
    }
  }
}
#endif
