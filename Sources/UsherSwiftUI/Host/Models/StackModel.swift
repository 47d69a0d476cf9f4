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
  /// What is to lie on the root, where SwiftUI has told something else.
  ///
  /// While both are one array, a push and a pop change it in place, however long it is.
  @ObservationIgnored private var other: [NodeModel]?
  /// The path that SwiftUI told last and that was put back.
  @ObservationIgnored private(set) var stray: [NodeModel]?
  /// Whether the topmost screen was in the interface before SwiftUI showed something else.
  @ObservationIgnored private var wasInSight = false
  /// What waits until SwiftUI has read the path.
  @ObservationIgnored var readers: [@MainActor () -> Void] = []

  init(_ owner: NodeModel, _ children: [NodeModel]) {
    self.owner = owner
    root = children.first
    taken = Array(children.dropFirst())
  }

  /// The screens above the root; bound to the navigation stack.
  package var path: [NodeModel] {
    get {
      noteRead()
      return taken
    }
    set {
      guard newValue != taken else { return }
      if !isAstray { wasInSight = top?.isInPlace ?? false }
      other = wanted
      taken = newValue
      owner?.host?.pathWasWritten(of: self)
    }
  }

  /// What is to lie on the root.
  var wanted: [NodeModel] { other ?? _taken }

  /// The topmost one.
  var top: NodeModel? { wanted.last ?? root }

  /// What depends on it hears of every change of the path.
  var children: [NodeModel] {
    let path = taken
    return (root.map { [$0] } ?? []) + (other ?? path)
  }

  var selected: NodeID? { nil }

  func show(_ children: [NodeModel], selected: NodeID?) {
    stray = nil
    other = Array(children.dropFirst())
    if children.first !== root {
      root = children.first
      generation += 1
    }
    putBack()
  }

  /// Notes that the user has popped; what SwiftUI has told is what is wanted, if it told no more.
  func keep(first count: Int) {
    stray = nil
    let kept = Array(wanted.prefix(count))
    other = kept == taken ? nil : kept
  }

  /// Whether SwiftUI has told something else than what is wanted.
  var isAstray: Bool { other.map { $0 != taken } ?? false }

  /// What SwiftUI has told and is not wanted.
  var unwanted: [NodeModel] { taken.filter { !wanted.contains($0) } }

  /// Tells SwiftUI what is wanted.
  func putBack() {
    if let other, taken != other { taken = other }
    other = nil
  }
}

/// What SwiftUI has told and is not wanted is put back, which it may miss while it moves.
extension StackModel {
  /// Puts back what SwiftUI has told, and remembers it; returns it.
  func reject() -> [NodeModel] {
    let path = taken
    putBack()
    stray = path
    return path
  }

  /// Tells SwiftUI once more what it told, so that what is put back then is news to it.
  func tell(_ path: [NodeModel]) {
    stray = nil
    guard other == nil else { return }
    other = taken
    taken = path
  }

  /// Notes that the topmost screen has just gone out of the interface.
  func noteCover() { wasInSight = true }

  /// Whether the topmost screen is in the interface, where it can be.
  var isBack: Bool {
    guard let owner, let top, owner.isFront, wasInSight || !owner.mayBeLeftOut else { return true }
    return top.isInPlace
  }
}

extension StackModel: ReadModel {}

/// A push and a pop touch what comes and goes alone.
extension StackModel {
  func replace(from index: Int, with tail: [NodeModel], selected: NodeID?) {
    guard index > 0, other == nil else {
      return show(children.prefix(index) + tail, selected: selected)
    }
    stray = nil
    let stays = min(index - 1, _taken.count)
    if stays < _taken.count || !tail.isEmpty { taken.replaceSubrange(stays..., with: tail) }
  }

  func children(from index: Int) -> [NodeModel] {
    index == 0 ? children : Array(wanted.dropFirst(index - 1))
  }

  func countStanding(as nodes: [Node]) -> Int {
    guard let root, let first = nodes.first, root.stands(as: first) else { return 0 }
    return 1 + wanted.countStanding(as: nodes.dropFirst())
  }
}
