import Observation
import Usher

/// What a navigation stack is bound to.
///
/// The setter of `path` takes what it is given, and tells the host once it has; what is refused is
/// put back in a later turn.
@Observable @MainActor package final class StackModel: ContainerModel {
  /// What lies at the bottom and cannot be popped.
  package private(set) var root: NodeModel?
  /// Counts the roots: a stack whose root changes is made anew, since SwiftUI loses its path otherwise.
  package private(set) var generation = 0
  /// What SwiftUI was told or has told.
  private var taken: [NodeModel]
  @ObservationIgnored private(set) weak var owner: NodeModel?
  /// What is to lie on the root.
  @ObservationIgnored private(set) var wanted: [NodeModel]

  init(_ owner: NodeModel, _ children: [NodeModel]) {
    self.owner = owner
    root = children.first
    wanted = Array(children.dropFirst())
    taken = wanted
  }

  /// The screens above the root; bound to the navigation stack.
  package var path: [NodeModel] {
    get { taken }
    set {
      guard newValue != taken else { return }
      taken = newValue
      owner?.host?.pathWasWritten(of: self)
    }
  }

  /// The topmost one.
  var top: NodeModel? { wanted.last ?? root }

  var children: [NodeModel] { (root.map { [$0] } ?? []) + wanted }

  var selected: NodeID? { nil }

  func show(_ children: [NodeModel], selected: NodeID?) {
    wanted = Array(children.dropFirst())
    if children.first !== root {
      root = children.first
      generation += 1
    }
    putBack()
  }

  /// Notes that the user has popped; what SwiftUI has told is what is wanted, if it told no more.
  func keep(first count: Int) { wanted = Array(wanted.prefix(count)) }

  /// Whether SwiftUI has told something else than what is wanted.
  var isAstray: Bool { taken != wanted }

  /// What SwiftUI has told and is not wanted.
  var unwanted: [NodeModel] { taken.filter { !wanted.contains($0) } }

  /// Tells SwiftUI what is wanted.
  func putBack() {
    if taken != wanted { taken = wanted }
  }

  /// Tells SwiftUI again what it has told before, so that what comes next is news to it.
  func takeAgain(_ path: [NodeModel]) {
    if taken != path { taken = path }
  }
}
