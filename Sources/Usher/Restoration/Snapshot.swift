/// A user's place, as a value to be saved and restored.
///
/// It contains the part of the tree that can be restored, the routes that led to its nodes, the
/// tags and states of its coordinators, and a list of the losses.
public struct Snapshot: Hashable, Sendable {
  /// The part of the tree that can be restored.
  public let tree: SceneTree
  /// The nodes that are shown and not saved, each with the reason.
  public let losses: [RestorationLoss]
  let coordinators: [SavedCoordinator]
  /// The width that the layouts were arranged for.
  var width = SceneWidth.compact

  static let version = 1
}
extension Snapshot {
  struct SavedCoordinator: Hashable, Sendable, Codable {
    let id: CoordinatorID
    let parent: CoordinatorID?
    let name: String
    /// `true` if its parent starts it as part of its own start.
    let isPartOfParent: Bool
    var tag: String?
    var version = 1
    var state: SavedValue?
    /// The durable key that started it, if its parent's start did not.
    var key: AnyRoute?
    /// The node that its start showed.
    var layout: NodeID?
    /// The route that led to it, if the layout has another.
    var origin: StartRecord.Origin?
    /// Its turn among the flows of its type that one route started, if it was not the first.
    var turn: Int?
    /// The nodes that its start made, in order, those that have left as well.
    var built: [StartRecord.StartedNode] = []
    /// The coordinators that its start started with it, in order, those that have left as well.
    var parts: [StartRecord.StartedPart]?

    /// The route of its parent that led to it; its own routes were followed once it had begun.
    func origin(of layout: Node?) -> StartRecord.Origin? {
      origin ?? layout.flatMap(StartRecord.Origin.init).flatMap { $0.start > id.number ? nil : $0 }
    }
  }
}
