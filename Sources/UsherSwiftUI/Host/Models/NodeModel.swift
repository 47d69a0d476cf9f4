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
  package internal(set) var attributes: Node.Attributes { didSet { discard(oldValue) } }
  /// `nil` once it has left the display for good.
  package private(set) var content: Content?
  /// The nodes in the named slots of a screen.
  package internal(set) var embedded: [NodeModel] = []

  package enum Content {
    case screen(any Screen)
    /// Screens on top of each other.
    case stack(Stack)
    /// Nodes side by side.
    case tabs(Tabs)
    case columns(Columns)
    /// Pages in a row.
    case pages(Pages)
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
    case .stack: content = .stack(Stack(self, children))
    case .tabs: content = .tabs(Tabs(self, children, selected ?? node))
    case .split: content = .columns(Columns(self, children, selected ?? node))
    case .pages: content = .pages(Pages(self, children, selected ?? node))
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
  /// Records a view's frame in its level, under its current name; the object lives as long as the
  /// view.
  func record(_ frame: CGRect, ofAnchor name: String, _ view: AnyObject) {
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
    guard let owner = host?.coordinator(owner) else { return [] }
    return sequence(first: owner, next: \.parent).compactMap { $0 as? any Observable & AnyObject }
      .reversed()
  }
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
    if views.insert(view).inserted { host?.didAppear(self) } else { host?.checkSoon() }
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
}
