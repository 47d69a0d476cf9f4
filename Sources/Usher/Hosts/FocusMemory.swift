/// Remembers the element with the assistive technology's focus as each layer opens, to restore the
/// focus when the layer closes.
@MainActor package struct FocusMemory {
  private struct Opener {
    let layer: NodeID
    let front: NodeID?
    weak var element: AnyObject?
  }

  private var openers: [Opener] = []

  package init() {}

  /// Records the focused element as a layer opens over a tree.
  package mutating func record(
    _ element: AnyObject?, opening layer: NodeID, over shown: SceneTree
  ) {
    guard let element else { return }
    openers.append(Opener(layer: layer, front: shown.active?.id, element: element))
  }

  /// Returns the element that opened the lowest closed layer, if the screen below is in front
  /// again.
  package mutating func popOpener(for shown: SceneTree) -> AnyObject? {
    let open = Set(shown.modals.map(\.id))
    let closed = openers.first { !open.contains($0.layer) }
    openers.removeAll { !open.contains($0.layer) }
    return closed?.front == shown.active?.id ? closed?.element : nil
  }
}
