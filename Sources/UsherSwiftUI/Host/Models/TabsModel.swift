import Observation
package import Usher

/// What a tab view is bound to.
///
/// The setter of `selection` asks first. Where the answer is no, the old value stays: one that is
/// changed and put back at once is not harmless.
@Observable @MainActor package final class TabsModel: ContainerModel {
  /// The tabs, in order.
  package private(set) var children: [NodeModel]
  private var current: NodeID
  /// Whether the user has just selected a tab, and SwiftUI may say so once more.
  @ObservationIgnored var isFresh = false
  /// What waits until SwiftUI has read the selection.
  @ObservationIgnored var readers: [@MainActor () -> Void] = []
  @ObservationIgnored private(set) weak var owner: NodeModel?

  init(_ owner: NodeModel, _ children: [NodeModel], _ selected: NodeID) {
    self.owner = owner
    self.children = children
    current = selected
  }

  /// The selected tab; bound to the tab view.
  package var selection: NodeID {
    get {
      noteRead()
      return current
    }
    set { owner?.host?.tabWasTapped(newValue, in: self) }
  }

  var selected: NodeID? { current }

  func show(_ children: [NodeModel], selected: NodeID?) {
    if self.children != children { self.children = children }
    if let selected, selected != current { current = selected }
  }

  /// Notes that the user has selected a tab.
  func take(_ selected: NodeID) { current = selected }
}

extension TabsModel: ReadModel {}
