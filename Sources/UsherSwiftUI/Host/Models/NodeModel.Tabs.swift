import Observation
package import Usher

extension NodeModel {
  /// The model that a tab view is bound to.
  ///
  /// `selection` asks the director first. If it refuses, the value stays unchanged, because
  /// changing it and restoring it at once is not harmless.
  @Observable @MainActor package final class Tabs: Container {
    /// The tabs, in order.
    package private(set) var children: [NodeModel]
    private var current: NodeID
    /// `true` after the user has selected a tab, while SwiftUI may write the selection once more.
    @ObservationIgnored var isFresh = false
    /// Closures that wait until SwiftUI has read the selection.
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
        notifyReaders()
        return current
      }
      set { owner?.host?.tabWasTapped(newValue, in: self) }
    }

    var selected: NodeID? { current }

    func show(_ children: [NodeModel], selected: NodeID?) {
      if self.children != children { self.children = children }
      if let selected, selected != current { current = selected }
    }

    /// Accepts the user's choice of a tab.
    func accept(_ selected: NodeID) { current = selected }
  }
}

extension NodeModel.Tabs: ReadModel {}
