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
    public let cause: SceneChange.Cause
    /// What stands for the nodes.
    let cast: Cast
  }
}

extension Guard.Proposal {
  /// Returns the routes of a type that the resulting tree would hold, the bottom ones first.
  ///
  /// - Parameter type: The type of routes that is looked for.
  /// - Returns: The routes, in the order in which their nodes stand.
  public func routes<R: Route>(of type: R.Type = R.self) -> [R] {
    var nodes: [Node] = []
    for layer in tree.layers { layer.flatten(into: &nodes) }
    return nodes.compactMap { $0.route?.as(R.self) }
  }
}
