/// A tree that has passed the one door, which alone can make it.
///
/// Law 2: this file makes every one there is. A host's `Step` can only be made from one of them.
struct Admitted {
  let tree: SceneTree
  let animation: TransitionAnimation

  fileprivate init(tree: SceneTree, animation: TransitionAnimation) {
    self.tree = tree
    self.animation = animation
  }

  static let nothing = Admitted(tree: SceneTree(), animation: .none)
}

/// The verdict of the one door.
enum Admission<Redirection> {
  case admitted(Admitted)
  case redirected(Redirection)
}

extension ProposedChange {
  /// Passes the one door, as law 2 has every change do, whatever its cause.
  ///
  /// Declared dismissals are looked at first; then the guards judge, which may lead elsewhere.
  @MainActor func admit<Redirection>(
    _ animation: TransitionAnimation, judge: (() throws(Refusal) -> Redirection?)?
  ) throws(Refusal) -> Admission<Redirection> {
    if !isForced {
      try requireDismissals()
      if let judge, let redirection = try judge() { return .redirected(redirection) }
    }
    return .admitted(Admitted(tree: tree, animation: animation))
  }
}
