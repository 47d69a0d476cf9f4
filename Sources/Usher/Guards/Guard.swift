/// A rule about what may be shown, judged on the tree that a change would produce.
///
/// Law 2: it judges every change, from any cause: code, a link, a saved state, a gesture, a tab.
@MainActor public struct Guard {
  /// The name in messages.
  public let name: String
  private let judge: @MainActor (Proposal) throws -> Verdict

  /// Makes a guard.
  ///
  /// The closure must have no side effects. If it throws, the change is denied.
  public init(_ name: String, judge: @escaping @MainActor (Proposal) throws -> Verdict) {
    self.name = name
    self.judge = judge
  }

  /// Judges a change; an error denies it.
  ///
  /// Most verdicts are only inspected. A performance of its own, which is discarded, keeps an alert
  /// in such a redirect from being answered when the verdict is released.
  func verdict(on proposal: Proposal) throws(Refusal) -> Verdict {
    do {
      let verdict = try judge(proposal)
      if case .redirect(let transition) = verdict { transition.performance().operation.forget() }
      return verdict
    } catch {
      throw .denied("\(error)", by: name, underlying: error)
    }
  }

  /// A change that a guard judges.
  public struct Proposal {
    private let proposal: ProposedChange
    // Nothing retains the coordinators and screens of a proposal that is kept.
    weak var director: SceneDirector?
    weak var preparation: Preparation?

    init(
      _ proposal: ProposedChange, in director: SceneDirector, preparing preparation: Preparation?
    ) {
      (self.proposal, self.director, self.preparation) = (proposal, director, preparation)
    }

    /// The tree that is shown now.
    public var current: SceneTree { proposal.current }
    /// The tree that the change would produce.
    public var tree: SceneTree { proposal.tree }
    /// The cause of the change.
    public var cause: SceneChange.Cause { proposal.cause }
    /// The difference between both trees.
    public var difference: TreeDifference { proposal.difference }

    /// Returns the routes of a type in the resulting tree, the bottom ones first.
    public func routes<R: Route>(of type: R.Type = R.self) -> [R] {
      tree.nodes.compactMap { $0.route?.as(R.self) }
    }
  }
}
