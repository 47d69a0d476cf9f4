import Observation
package import Usher

extension NodeModel {
  /// The model that a row of pages is bound to.
  @Observable @MainActor package final class Pages: Container {
    /// The pages, in order.
    package private(set) var children: [NodeModel]
    /// The value of the binding, which SwiftUI reads and writes.
    private var taken: NodeID
    @ObservationIgnored private(set) weak var owner: NodeModel?
    @ObservationIgnored private(set) var wanted: NodeID

    init(_ owner: NodeModel, _ children: [NodeModel], _ selected: NodeID) {
      self.owner = owner
      self.children = children
      (taken, wanted) = (selected, selected)
    }

    /// The visible page; bound to the pages.
    package var selection: NodeID {
      get { taken }
      set {
        // SwiftUI may write a page that has left, which TabView cannot show.
        guard newValue != taken, children.contains(where: { $0.node == newValue }) else { return }
        taken = newValue
        owner?.host?.pageWasTurned(to: newValue, in: self)
      }
    }

    /// Returns the page at a distance from the visible one; `nil` beyond either end.
    func page(at distance: Int) -> NodeID? {
      guard let index = children.firstIndex(where: { $0.node == taken }) else { return nil }
      return children.indices.contains(index + distance) ? children[index + distance].node : nil
    }

    var selected: NodeID? { wanted }

    func show(_ children: [NodeModel], selected: NodeID?) {
      if self.children != children { self.children = children }
      if let selected { wanted = selected }
      restore()
    }

    /// Accepts the user's choice of a page.
    func accept(_ selected: NodeID) { wanted = selected }

    /// Sets the binding to the accepted page.
    func restore() {
      if taken != wanted { taken = wanted }
    }
  }
}
