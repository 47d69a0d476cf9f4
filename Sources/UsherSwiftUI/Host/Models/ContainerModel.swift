import Usher

/// What a container is bound to: it knows what it is to show, and what SwiftUI was told or has told.
@MainActor protocol ContainerModel: AnyObject {
  /// What it is to show, in order.
  var children: [NodeModel] { get }
  /// The selected one, where the container selects.
  var selected: NodeID? { get }
  /// Shows something else.
  func show(_ children: [NodeModel], selected: NodeID?)
}
