import Observation
import Usher

/// What a split view is bound to.
///
/// The back button of a collapsed split writes `compactColumn`. What the system does to the columns
/// while the scene is inactive is undone when it is active again.
@Observable @MainActor package final class ColumnsModel: ContainerModel {
  /// The columns, primary first.
  package private(set) var children: [NodeModel]
  private var taken: Int
  private var takenVisibility = Visibility.automatic
  @ObservationIgnored private(set) weak var owner: NodeModel?
  @ObservationIgnored private var wanted: Int
  @ObservationIgnored private var wantedVisibility = Visibility.automatic

  /// Which columns are to be in sight where there is room.
  package enum Visibility: Hashable, Sendable {
    /// As the platform sees fit.
    case automatic
    /// All of them.
    case all
    /// The last two of three.
    case doubleColumn
    /// The last one.
    case detailOnly
  }

  init(_ owner: NodeModel, _ children: [NodeModel], _ selected: NodeID) {
    self.owner = owner
    self.children = children
    wanted = children.firstIndex { $0.node == selected } ?? 0
    taken = wanted
  }

  /// The index of the column that shows where there is room for one; bound to the split view.
  package var compactColumn: Int {
    get { taken }
    set {
      guard newValue != taken else { return }
      taken = newValue
      owner?.host?.columnWasChosen(newValue, in: self)
    }
  }

  /// Which columns are in sight where there is room; bound to the split view.
  package var visibility: Visibility {
    get { takenVisibility }
    set {
      guard newValue != takenVisibility else { return }
      takenVisibility = newValue
      if owner?.host?.isActive ?? true { wantedVisibility = newValue }
    }
  }

  /// Undoes what the system wrote while the scene was inactive.
  func putBackVisibility() {
    if takenVisibility != wantedVisibility { takenVisibility = wantedVisibility }
  }

  var selected: NodeID? { children.indices.contains(wanted) ? children[wanted].node : nil }

  func show(_ children: [NodeModel], selected: NodeID?) {
    let selected = selected ?? self.selected
    if self.children != children { self.children = children }
    wanted = children.firstIndex { $0.node == selected } ?? 0
    putBack()
  }

  /// Notes that the user has chosen a column.
  func keep(_ column: Int) { wanted = column }

  /// Tells SwiftUI what is wanted.
  func putBack() {
    if taken != wanted { taken = wanted }
  }
}
