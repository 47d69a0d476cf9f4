import Observation
import Usher

extension NodeModel {
  /// The model that a split view is bound to.
  ///
  /// The back button of a collapsed split writes `compactColumn`. While the scene is inactive, the
  /// system may change the columns; that is undone when the scene is active again.
  @Observable @MainActor package final class Columns: Container {
    /// The columns, primary first.
    package private(set) var children: [NodeModel]
    private var taken: Int
    private var takenVisibility = Visibility.automatic
    @ObservationIgnored private(set) weak var owner: NodeModel?
    @ObservationIgnored private var wanted: Int
    @ObservationIgnored private var wantedVisibility = Visibility.automatic

    /// The columns that are visible if there is room.
    package enum Visibility: Hashable, Sendable {
      /// The platform's choice.
      case automatic
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

    /// The index of the column that a collapsed split shows; bound to the split view.
    package var compactColumn: Int {
      get { taken }
      set {
        guard newValue != taken else { return }
        taken = newValue
        owner?.host?.columnWasChosen(newValue, in: self)
      }
    }

    /// The columns that are visible if there is room; bound to the split view.
    package var visibility: Visibility {
      get { takenVisibility }
      set {
        guard newValue != takenVisibility else { return }
        takenVisibility = newValue
        if owner?.host?.isActive ?? true { wantedVisibility = newValue }
      }
    }

    func restoreVisibility() {
      if takenVisibility != wantedVisibility { takenVisibility = wantedVisibility }
    }

    var selected: NodeID? { children.indices.contains(wanted) ? children[wanted].node : nil }

    func show(_ children: [NodeModel], selected: NodeID?) {
      let selected = selected ?? self.selected
      if self.children != children { self.children = children }
      wanted = children.firstIndex { $0.node == selected } ?? 0
      restore()
    }

    /// Accepts the user's choice of a column.
    func accept(_ column: Int) { wanted = column }

    /// Sets the binding to the accepted column.
    func restore() {
      if taken != wanted { taken = wanted }
    }
  }
}
