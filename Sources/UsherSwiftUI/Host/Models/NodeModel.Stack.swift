import Observation
import Usher

extension NodeModel {
  /// The model that a navigation stack is bound to.
  ///
  /// Its `path` accepts any value and notifies the host, which restores a refused path in a later
  /// turn.
  @Observable @MainActor package final class Stack: Container {
    /// The lowest screen, which cannot be popped.
    package private(set) var root: NodeModel?
    /// Counts the roots: a stack whose root changes is recreated, as SwiftUI would lose its path.
    package private(set) var generation = 0
    /// The value of the binding, which SwiftUI reads and writes.
    private var taken: [NodeModel]
    @ObservationIgnored private(set) weak var owner: NodeModel?
    /// The accepted path, if SwiftUI has written a different one.
    ///
    /// While both are one array, a push and a pop change it in place, however long it is.
    @ObservationIgnored private var other: [NodeModel]?
    /// The last path that SwiftUI wrote and that was not accepted.
    @ObservationIgnored private(set) var stray: [NodeModel]?
    /// `true` if the topmost screen was visible before SwiftUI wrote a different path.
    @ObservationIgnored private var wasInSight = false
    /// Closures that wait until SwiftUI has updated the stack.
    @ObservationIgnored var readers: [@MainActor () -> Void] = [] {
      didSet { if readers.count > oldValue.count { waits += 1 } }
    }
    /// Counts the waits for an update; a change of the count causes one.
    private(set) var waits = 0

    init(_ owner: NodeModel, _ children: [NodeModel]) {
      self.owner = owner
      root = children.first
      taken = Array(children.dropFirst())
    }

    /// The screens above the root; bound to the navigation stack.
    package var path: [NodeModel] {
      get { taken }
      set {
        guard newValue != taken else { return }
        if !isAstray { wasInSight = top?.isInPlace ?? false }
        other = wanted
        taken = newValue
        owner?.host?.pathWasWritten(of: self)
      }
    }

    /// The accepted path.
    var wanted: [NodeModel] { other ?? _taken }

    var top: NodeModel? { wanted.last ?? root }

    /// Reads `taken` even if another path is accepted, so that observers notice every change.
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
      restore()
    }

    /// Accepts the user's pops; if SwiftUI wrote no more than that, its path is the accepted one.
    func accept(first count: Int) {
      stray = nil
      let kept = Array(wanted.prefix(count))
      other = kept == taken ? nil : kept
    }

    /// `true` if SwiftUI has written a path that is not accepted.
    var isAstray: Bool { other.map { $0 != taken } ?? false }

    /// The screens that SwiftUI has written and that are not accepted.
    var unwanted: [NodeModel] { taken.filter { !wanted.contains($0) } }

    /// Sets the binding to the accepted path.
    func restore() {
      if let other, taken != other { taken = other }
      other = nil
    }
  }
}

/// Restores the accepted path, which SwiftUI may miss during a transition.
extension NodeModel.Stack {
  /// Restores the accepted path, and remembers and returns the refused one.
  func reject() -> [NodeModel] {
    let path = taken
    restore()
    stray = path
    return path
  }

  /// Changes the path, and remembers the previous one as refused, unless the stack is recreated.
  func changeUnseen(_ body: () -> Void) {
    let (path, generation) = (taken, generation)
    body()
    if generation == self.generation, path != taken { stray = path }
  }

  /// Sets the refused path once more, so that SwiftUI notices when the accepted one is restored.
  func setAgain(_ path: [NodeModel]) {
    stray = nil
    guard other == nil else { return }
    other = taken
    taken = path
  }

  /// Records that the topmost screen has just left the display.
  func recordCover() { wasInSight = true }

  /// `true` if the topmost screen is on the display, or does not belong there.
  var isBack: Bool {
    guard let owner, let top, owner.isFront, wasInSight || !owner.mayBeLeftOut else { return true }
    return top.isInPlace
  }
}

/// The cost of a push and a pop depends only on the screens that come and go.
extension NodeModel.Stack {
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
