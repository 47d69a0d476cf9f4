/// A rule about what may be shown, judged on the tree that a change would make.
///
/// Law 2: it judges every change, whatever its cause: code, a link, a saved state, a gesture, a tab.
@MainActor public struct Guard {
  /// What messages call it.
  public let name: String
  let judge: @MainActor (Proposal) throws -> Verdict

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - judge: Judges a proposal, without effects; what it throws denies it.
  public init(_ name: String, judge: @escaping @MainActor (Proposal) throws -> Verdict) {
    self.name = name
    self.judge = judge
  }

  /// What would happen.
  public struct Proposal {
    /// The tree that is shown now.
    public let current: SceneTree
    /// The tree that the change would make.
    public let tree: SceneTree
    /// What differs between both.
    public let difference: TreeDifference
    /// What asks for it.
    public let cause: Transaction.Cause
  }
}
