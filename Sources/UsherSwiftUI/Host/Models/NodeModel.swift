import Foundation
import Observation
package import Usher

/// The model of a node's view: an element of a path, the value of a tab, a column, a page or a
/// slot.
///
/// It is equal only to itself, so no property of a screen changes an identity that SwiftUI knows.
/// Its content stays until it is out of sight and is then released, though SwiftUI may retain the
/// model.
@Observable @MainActor package final class NodeModel: Identifiable {
  package let node: NodeID
  @ObservationIgnored let kind: Node.Kind
  @ObservationIgnored let slot: String?
  @ObservationIgnored let name: String
  @ObservationIgnored let owner: CoordinatorID
  @ObservationIgnored weak var host: SwiftUIHost?
  @ObservationIgnored weak var layer: LayerModel?
  @ObservationIgnored weak var parent: NodeModel?
  /// The observable coordinators above it, the nearest last, which its views can read.
  ///
  /// A coordinator that has finished leaves the director at once, but its views only when they are
  /// out of sight; without it, a view that SwiftUI evaluates meanwhile would end the process.
  @ObservationIgnored private(set) lazy var surroundings = observableCoordinators
  /// The views of it that have appeared; a view that SwiftUI makes again is another one.
  @ObservationIgnored private(set) var views: Set<ObjectIdentifier> = []
  /// The views among them whose transition has ended, on platforms with UIKit, which reports that.
  @ObservationIgnored private(set) var arrived: Set<ObjectIdentifier> = []
  /// The last frames of the views in it that popovers may point to, by name.
  @ObservationIgnored private var anchors: [String: Anchor] = [:]
  package internal(set) var attributes: Node.Attributes
  /// `nil` once it has left the display for good.
  package private(set) var content: Content?
  /// The nodes in the named slots of a screen.
  package private(set) var embedded: [NodeModel] = []

  package enum Content {
    case screen(any Screen)
    /// Screens on top of each other.
    case stack(StackModel)
    /// Nodes side by side.
    case tabs(TabsModel)
    case columns(ColumnsModel)
    /// Pages in a row.
    case pages(PagesModel)
  }

  /// The last frame of a view, valid as long as the view exists.
  private struct Anchor {
    weak var view: AnyObject?
    let frame: CGRect
  }

  init(_ node: Node, in layer: LayerModel?, of host: SwiftUIHost?) {
    self.node = node.id
    (kind, slot, name, owner) = (node.kind, node.slot, node.name, node.owner)
    attributes = node.attributes
    self.layer = layer
    self.host = host
  }

  /// Sets the content, once: its screen, or a container of its children.
  func fill(_ screen: (any Screen)?, _ children: [NodeModel], selected: NodeID?) {
    embedded = kind == .screen ? children : []
    switch kind {
    case .screen: content = screen.map(Content.screen)
    case .stack: content = .stack(StackModel(self, children))
    case .tabs: content = .tabs(TabsModel(self, children, selected ?? node))
    case .split: content = .columns(ColumnsModel(self, children, selected ?? node))
    case .pages: content = .pages(PagesModel(self, children, selected ?? node))
    }
  }

  /// Releases its content, and that of all nodes below.
  func empty() {
    for child in children { child.empty() }
    content = nil
    surroundings = []
    anchors = [:]
    embedded = []
    views = []
    arrived = []
  }
}

extension NodeModel {
  /// Records the frame of a view in its level, under its current name.
  ///
  /// - Parameters:
  ///   - frame: Its frame in the level.
  ///   - name: The name that screens use for it.
  ///   - view: An object that lives as long as the view.
  func note(_ frame: CGRect, ofAnchor name: String, _ view: AnyObject) {
    anchors = anchors.filter { $0.value.view !== view }
    anchors[name] = Anchor(view: view, frame: frame)
  }

  /// Returns the frame of a view, if the view still exists.
  func frame(ofAnchor name: String) -> CGRect? {
    anchors[name].flatMap { $0.view == nil ? nil : $0.frame }
  }
}

extension NodeModel: nonisolated Hashable {
  nonisolated package static func == (lhs: NodeModel, rhs: NodeModel) -> Bool { lhs === rhs }

  nonisolated package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension NodeModel {
  private var observableCoordinators: [any Observable & AnyObject] {
    var found: [any Observable & AnyObject] = []
    var next = host?.coordinator(owner)
    while let coordinator = next {
      if let observable = coordinator as? any Observable & AnyObject { found.append(observable) }
      next = coordinator.parent
    }
    return found.reversed()
  }
}

extension NodeModel {
  package var screen: (any Screen)? {
    guard case .screen(let screen) = content else { return nil }
    return screen
  }

  var container: (any ContainerModel)? {
    switch content {
    case .stack(let stack): stack
    case .tabs(let tabs): tabs
    case .columns(let columns): columns
    case .pages(let pages): pages
    case .screen, nil: nil
    }
  }

  /// The child nodes in order, as last requested.
  package var children: [NodeModel] { container?.children ?? embedded }

  package var selected: NodeID? { container?.selected }

  func show(_ children: [NodeModel], selected: NodeID?) {
    if let container { container.show(children, selected: selected) } else { embedded = children }
  }

  /// Replaces the children from an index on; a node without content stays empty.
  func replace(from index: Int, with tail: [NodeModel], selected: NodeID?) {
    guard content != nil else { return }
    if let container {
      container.replace(from: index, with: tail, selected: selected)
    } else {
      embedded = embedded.prefix(index) + tail
    }
  }

  func children(from index: Int) -> [NodeModel] {
    container?.children(from: index) ?? Array(embedded.dropFirst(index))
  }

  func countStanding(as nodes: [Node]) -> Int {
    container?.countStanding(as: nodes) ?? embedded.countStanding(as: nodes[...])
  }

  var all: [NodeModel] { [self] + children.flatMap(\.all) }
}

extension NodeModel {
  /// Records that a view of it has appeared; further calls have no effect.
  ///
  /// - Parameter view: The identity of the view.
  package func didAppear(_ view: ObjectIdentifier) {
    guard stands, views.insert(view).inserted else { return }
    host?.didAppear(self)
  }

  /// Records that the transition that shows a view of it has ended.
  ///
  /// - Parameter view: The identity of the view.
  package func didArrive(_ view: ObjectIdentifier) {
    guard stands, arrived.insert(view).inserted else { return }
    if views.insert(view).inserted { host?.didAppear(self) } else { host?.lookSoon() }
  }

  /// `true` while it belongs on the display: SwiftUI calls `onAppear` on the views of all tabs when
  /// the tabs are removed, or move together with their container.
  private var stands: Bool { content != nil && host?.nodes[node] === self && !isInHiddenTab }

  private var isInHiddenTab: Bool {
    guard let parent else { return false }
    return parent.kind == .tabs && parent.selected != node || parent.isInHiddenTab
  }

  /// Records that a view of it has disappeared.
  ///
  /// - Parameter view: The identity of the view.
  package func didDisappear(_ view: ObjectIdentifier) {
    arrived.remove(view)
    guard views.remove(view) != nil else { return }
    host?.didDisappear(self)
  }

  /// `true` while a node in it is not free to be dismissed.
  package var asksBeforePop: Bool { isLocked }

  /// Pops it, or asks its coordinator, as a tap on its own back button does.
  package func askToPop() { host?.wasAskedToPop(self) }

  /// `true` if its front screen is on the display.
  var isInPlace: Bool {
    switch content {
    case .screen: !views.isEmpty
    case .stack(let stack): stack.top?.isInPlace ?? true
    case .tabs, .pages: children.first { $0.node == selected }?.isInPlace ?? true
    case .columns: children.contains(where: \.isInPlace)
    case nil: false
    }
  }

  /// `true` once the transition of its front screen has ended.
  var hasArrived: Bool {
    switch content {
    case .screen: !arrived.isEmpty
    case .stack(let stack): stack.top?.hasArrived ?? true
    case .tabs, .pages: children.first { $0.node == selected }?.hasArrived ?? true
    case .columns: children.contains(where: \.hasArrived)
    case nil: true
    }
  }

  var isOutOfSight: Bool { views.isEmpty && children.allSatisfy(\.isOutOfSight) }

  /// Collects the screens that may be visible while it is.
  func collectFront(into screens: inout [NodeModel]) {
    if kind == .screen { screens.append(self) }
    for child in front { child.collectFront(into: &screens) }
  }

  private var front: [NodeModel] {
    switch content {
    case .stack(let stack): stack.top.map { [$0] } ?? []
    case .tabs, .pages: children.filter { $0.node == selected }
    case .screen, .columns, nil: children
    }
  }

  /// `true` if it may be visible in its layer, by its position in the tree.
  var isFront: Bool {
    var next = self
    while let parent = next.parent {
      guard parent.front.contains(next) else { return false }
      next = parent
    }
    return layer?.root === next
  }

  /// `true` if a view may omit it: in a slot that is not shown, or in a column without room.
  var mayBeLeftOut: Bool {
    guard let parent else { return false }
    return parent.kind == .screen || parent.kind == .split || parent.mayBeLeftOut
  }
}
