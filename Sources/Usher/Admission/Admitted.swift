/// A tree that passed admission.
///
/// Law 2: only this file makes one, and a host's `Step` can be made only from one.
struct Admitted {
  let tree: SceneTree
  let animation: TransitionAnimation

  fileprivate init(tree: SceneTree, animation: TransitionAnimation) {
    self.tree = tree
    self.animation = animation
  }

  static let nothing = Admitted(tree: SceneTree(), animation: .none)
}
extension ProposedChange {
  enum Admission<Redirection> {
    case admitted(Admitted)
    case redirected(Redirection)
  }

  /// Admits the change or refuses it; law 2 sends every change through here, regardless of its
  /// cause.
  ///
  /// Declared dismissals are checked first; then the guards judge, and may redirect.
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
