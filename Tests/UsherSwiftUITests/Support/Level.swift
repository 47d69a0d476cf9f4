import Usher
import UsherSwiftUI

/// A view in the interface; a rebuilt view is another one.
final class ShownView {}

/// The content of one level on the display, and the last reading of its model.
@MainActor final class Level {
  let model: LayerModel
  weak var base: Level?
  var presented: Level? { didSet { if presented == nil { probe?.end() } } }
  /// The item that was read last, shown or not.
  var item: LayerModel?
  var alert: LayerModel.Alert? { didSet { if alert == nil { probe?.end() } } }
  /// A Boolean value that indicates whether a view presents its own layer over it.
  var hasOwn = false { didSet { if !hasOwn { probe?.end() } } }
  private(set) var probe: LevelProbe?
  var views: [NodeModel: ShownView] = [:]
  var stacks: [ObjectIdentifier: ShownStack] = [:]
  /// A Boolean value that indicates whether its transition has ended.
  var hasArrived = false

  init(_ model: LayerModel, over base: Level? = nil) {
    self.model = model
    self.base = base
  }

  /// Gives its model a probe of the platform's state.
  func tell() {
    let probe = LevelProbe(self)
    (self.probe, model.probe) = (probe, probe)
  }

  /// It and all over it, the lowest first.
  var all: [Level] { [self] + (presented?.all ?? []) }

  /// Returns the screens that should be visible, by the displayed paths.
  func front(_ column: (NodeModel.Columns) -> [NodeModel]) -> [NodeModel] {
    model.root.map { front(of: $0, column) } ?? []
  }

  private func front(
    of node: NodeModel, _ column: (NodeModel.Columns) -> [NodeModel]
  ) -> [NodeModel] {
    switch node.content {
    case .screen: [node] + node.embedded.flatMap { front(of: $0, column) }
    case .stack(let stack):
      (top(of: stack)).map { front(of: $0, column) } ?? []
    case .tabs(let tabs):
      tabs.children.filter { $0.node == tabs.selection }.flatMap { front(of: $0, column) }
    case .pages(let pages):
      pages.children.filter { $0.node == pages.selection }.flatMap { front(of: $0, column) }
    case .columns(let columns): column(columns).flatMap { front(of: $0, column) }
    case nil: []
    }
  }

  private func top(of stack: NodeModel.Stack) -> NodeModel? {
    let shown = stacks[ObjectIdentifier(stack)]
    return (shown?.path ?? stack.path).last ?? stack.root
  }

  /// All its stacks, also invisible ones.
  var stackModels: [NodeModel.Stack] { model.root.map(stackModels) ?? [] }

  private func stackModels(in node: NodeModel) -> [NodeModel.Stack] {
    switch node.content {
    case .stack(let stack): [stack] + node.children.flatMap(stackModels)
    default: node.children.flatMap(stackModels)
    }
  }
}

/// A navigation stack on the display.
struct ShownStack {
  /// The path that is on the display.
  var path: [NodeModel]
  /// The path that was read last, on the display or not.
  var believed: [NodeModel]
  var generation: Int
}

extension [NodeModel: ShownView] {
  /// The views in the order of their nodes, so that a program plays alike each time.
  @MainActor var inOrder: [Element] { sorted { $0.key.node.number < $1.key.node.number } }
}
