/// A part of the director that the kernel does not know, with its own state; made when it is first used.
@MainActor protocol DirectorFeature: AnyObject {
  init(_ director: SceneDirector)

  /// Indicates whether requests wait in it, to be made again.
  var holdsRequests: Bool { get }

  /// Does something else in place of a request that is refused; returns whether it did.
  func handles(_ refusal: Refusal, of draft: Draft) -> Bool

  /// Returns the content of a window that would be empty because the root's layout was refused.
  func replacement(forLayoutRefusedBy error: NavigationError) -> SceneTransition?

  /// All that was asked for meanwhile has been done.
  func didRun()

  /// The director has closed, and its host has released everything.
  func didClose()
}

extension DirectorFeature {
  var holdsRequests: Bool { false }
  func handles(_ refusal: Refusal, of draft: Draft) -> Bool { false }
  func replacement(forLayoutRefusedBy error: NavigationError) -> SceneTransition? { nil }
  func didRun() {}
  func didClose() {}
}

extension SceneDirector {
  func feature<Feature: DirectorFeature>(_ type: Feature.Type = Feature.self) -> Feature {
    if let feature = existingFeature(type) { return feature }
    let feature = Feature(self)
    features.append(feature)
    return feature
  }

  func existingFeature<Feature: DirectorFeature>(
    _ type: Feature.Type = Feature.self
  ) -> Feature? {
    for feature in features {
      if let feature = feature as? Feature { return feature }
    }
    return nil
  }
}

/// Somewhere else that a change leads to, or a flow that comes first.
@MainActor protocol Redirection {
  var name: String { get }

  /// Goes there, in place of what a draft would make.
  func follow(insteadOf draft: Draft) throws(Refusal)
}

extension SceneDirector {
  /// Judges a proposal, with what has been prepared for it; says where it leads instead, if anywhere.
  typealias Judge = @MainActor (ProposedChange, Preparation) throws(Refusal) -> (any Redirection)?
}
