import Foundation
import Observation
package import Usher

/// A node as SwiftUI shows it: an element of a path, the value of a tab, a column, a page or a slot.
///
/// It is equal to itself alone, so nothing about a screen changes an identity that SwiftUI knows. What
/// it shows stays until it is out of sight; then it is emptied, and SwiftUI may keep the rest.
@Observable @MainActor package final class NodeModel: Identifiable {
  /// The identity of the node.
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
  /// A coordinator that has finished leaves the director at once, its views only when they are out of
  /// sight; without it, a view that SwiftUI evaluates meanwhile would end the process.
  @ObservationIgnored private(set) lazy var surroundings = observableCoordinators
  /// The views that show it and have appeared; a view that is made anew is another one.
  @ObservationIgnored private(set) var views: Set<ObjectIdentifier> = []
  /// Those of them whose transition has ended, where there is UIKit to say so.
  @ObservationIgnored private(set) var arrived: Set<ObjectIdentifier> = []
  /// Where the views in it are that popovers may point to, by their names.
  @ObservationIgnored private var anchors: [String: Anchor] = [:]
  /// The title, the badge and who may remove it.
  package internal(set) var attributes: Node.Attributes
  /// What it shows; `nil` once it has gone out of sight for good.
  package private(set) var content: Content?
  /// What is embedded in the named slots of a screen.
  package private(set) var embedded: [NodeModel] = []

  /// What a node shows.
  package enum Content {
    /// One screen.
    case screen(any Screen)
    /// Screens on top of each other.
    case stack(StackModel)
    /// Nodes side by side.
    case tabs(TabsModel)
    /// Columns.
    case columns(ColumnsModel)
    /// Pages in a row.
    case pages(PagesModel)
  }

  /// Where a view was measured last, which counts as long as there is the view.
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

  /// Fills it, once: with its screen, or with a container of what is inside.
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

  /// Lets go of what it shows, and of all below.
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

/// The views in it that popovers may point to.
extension NodeModel {
  /// Notes where a view is, and what it is called from now on.
  ///
  /// - Parameters:
  ///   - frame: Its frame in the level.
  ///   - name: The name that screens know it by.
  ///   - view: What lives as long as the view does.
  func note(_ frame: CGRect, ofAnchor name: String, _ view: AnyObject) {
    anchors = anchors.filter { $0.value.view !== view }
    anchors[name] = Anchor(view: view, frame: frame)
  }

  /// Returns where a view is, if it is still there.
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

/// What is inside.
extension NodeModel {
  /// The screen that it shows, where it shows one.
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

  /// The nodes directly inside, in order, as they were last asked for.
  package var children: [NodeModel] { container?.children ?? embedded }

  /// The node that is selected, where it selects one.
  package var selected: NodeID? { container?.selected }

  func show(_ children: [NodeModel], selected: NodeID?) {
    if let container { container.show(children, selected: selected) } else { embedded = children }
  }

  /// Shows something else from an index on; what has been emptied stays so.
  func replace(from index: Int, with tail: [NodeModel], selected: NodeID?) {
    guard content != nil else { return }
    if let container {
      container.replace(from: index, with: tail, selected: selected)
    } else {
      embedded = embedded.prefix(index) + tail
    }
  }

  /// The nodes directly inside from an index on.
  func children(from index: Int) -> [NodeModel] {
    container?.children(from: index) ?? Array(embedded.dropFirst(index))
  }

  /// Counts the first nodes directly inside that stand as others do.
  func countStanding(as nodes: [Node]) -> Int {
    container?.countStanding(as: nodes) ?? embedded.countStanding(as: nodes[...])
  }

  /// This one and all below it.
  var all: [NodeModel] { [self] + children.flatMap(\.all) }
}

/// What is seen of it.
extension NodeModel {
  /// Notes that a view of it has appeared; said twice, it changes nothing.
  ///
  /// - Parameter view: The identity of the view.
  package func didAppear(_ view: ObjectIdentifier) {
    guard stands, views.insert(view).inserted else { return }
    host?.didAppear(self)
  }

  /// Notes that the transition by which a view of it came has ended.
  ///
  /// - Parameter view: The identity of the view.
  package func didArrive(_ view: ObjectIdentifier) {
    guard stands, arrived.insert(view).inserted else { return }
    if views.insert(view).inserted { host?.didAppear(self) } else { host?.lookSoon() }
  }

  /// Whether it is to be shown: SwiftUI tells views of all tabs that they appear when these are removed,
  /// or moved with what contains them.
  private var stands: Bool { content != nil && host?.nodes[node] === self && !isInHiddenTab }

  /// Whether it belongs to a tab that is not selected.
  private var isInHiddenTab: Bool {
    guard let parent else { return false }
    return parent.kind == .tabs && parent.selected != node || parent.isInHiddenTab
  }

  /// Notes that a view of it has disappeared.
  ///
  /// - Parameter view: The identity of the view.
  package func didDisappear(_ view: ObjectIdentifier) {
    arrived.remove(view)
    guard views.remove(view) != nil else { return }
    host?.didDisappear(self)
  }

  /// A Boolean value that indicates whether something in it does not let the user just pop it.
  package var asksBeforePop: Bool { isLocked }

  /// Pops it, or asks its coordinator, as its own back button does.
  package func askToPop() { host?.wasAskedToPop(self) }

  /// Whether what it shows first is in the interface.
  var isInPlace: Bool {
    switch content {
    case .screen: !views.isEmpty
    case .stack(let stack): stack.top?.isInPlace ?? true
    case .tabs, .pages: children.first { $0.node == selected }?.isInPlace ?? true
    case .columns: children.contains(where: \.isInPlace)
    case nil: false
    }
  }

  /// Whether the transition of what it shows first has ended.
  var hasArrived: Bool {
    switch content {
    case .screen: !arrived.isEmpty
    case .stack(let stack): stack.top?.hasArrived ?? true
    case .tabs, .pages: children.first { $0.node == selected }?.hasArrived ?? true
    case .columns: children.contains(where: \.hasArrived)
    case nil: true
    }
  }

  /// Whether none of its screens is in the interface any more.
  var isOutOfSight: Bool { views.isEmpty && children.allSatisfy(\.isOutOfSight) }

  /// The screens that may be in sight while it is.
  func collectFront(into screens: inout [NodeModel]) {
    if kind == .screen { screens.append(self) }
    for child in front { child.collectFront(into: &screens) }
  }

  /// The children that may be in sight while this is.
  private var front: [NodeModel] {
    switch content {
    case .stack(let stack): stack.top.map { [$0] } ?? []
    case .tabs, .pages: children.filter { $0.node == selected }
    case .screen, .columns, nil: children
    }
  }

  /// Whether it may be in sight in its layer, by where it stands.
  var isFront: Bool {
    var next = self
    while let parent = next.parent {
      guard parent.front.contains(next) else { return false }
      next = parent
    }
    return layer?.root === next
  }

  /// Whether a view may leave it out where it stands: a slot that is not shown, a column without room.
  var mayBeLeftOut: Bool {
    guard let parent else { return false }
    return parent.kind == .screen || parent.kind == .split || parent.mayBeLeftOut
  }
}
