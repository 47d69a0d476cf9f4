import Observation
package import Usher

/// What a row of pages is bound to.
@Observable @MainActor package final class PagesModel: ContainerModel {
  /// The pages, in order.
  package private(set) var children: [NodeModel]
  /// What SwiftUI was told or has told.
  private var taken: NodeID
  @ObservationIgnored private(set) weak var owner: NodeModel?
  @ObservationIgnored private(set) var wanted: NodeID

  init(_ owner: NodeModel, _ children: [NodeModel], _ selected: NodeID) {
    self.owner = owner
    self.children = children
    (taken, wanted) = (selected, selected)
  }

  /// The page in sight; bound to the pages.
  package var selection: NodeID {
    get { taken }
    set {
      // A page that has gone may be written late, and TabView cannot show it.
      guard newValue != taken, children.contains(where: { $0.node == newValue }) else { return }
      taken = newValue
      owner?.host?.pageWasTurned(to: newValue, in: self)
    }
  }

  /// Returns the page that lies as far from the one in sight; `nil` beyond either end.
  func page(at distance: Int) -> NodeID? {
    guard let index = children.firstIndex(where: { $0.node == taken }) else { return nil }
    return children.indices.contains(index + distance) ? children[index + distance].node : nil
  }

  var selected: NodeID? { wanted }

  func show(_ children: [NodeModel], selected: NodeID?) {
    if self.children != children { self.children = children }
    if let selected { wanted = selected }
    putBack()
  }

  /// Notes that the user has turned the page.
  func keep(_ selected: NodeID) { wanted = selected }

  /// Tells SwiftUI what is wanted.
  func putBack() {
    if taken != wanted { taken = wanted }
  }
}
