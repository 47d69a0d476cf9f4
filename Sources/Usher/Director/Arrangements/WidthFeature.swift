/// Tracks the width of the window, and arranges its layouts for it once nothing else moves.
@MainActor final class WidthFeature: DirectorFeature {
  private unowned let director: SceneDirector
  private var measured: SceneWidth
  /// The width that the layouts could not follow, and the tree then; guards may have changed since.
  private var refused: (width: SceneWidth, tree: SceneTree, hasNewPolicy: Bool)? {
    didSet { discard(oldValue) }
  }
  private var isWaiting = false

  init(_ director: SceneDirector) { (self.director, measured) = (director, director.width) }

  /// Takes the width of the window, in points.
  ///
  /// It takes effect at the end of the turn, so that a change and its reversal have no effect.
  func measure(_ points: Double) {
    measured = width(of: points)
    if measured != refused?.width { refused = nil }
    guard director.phase == .running else {
      director.width = measured
      return
    }
    followLater()
  }

  func policyDidChange() {
    guard refused != nil, director.phase == .running else { return }
    refused?.hasNewPolicy = true
    followLater()
  }

  private func followLater() {
    guard !isWaiting else { return }
    isWaiting = true
    director.recordActivity()
    Task { [weak self, weak director] in
      director?.recordActivity()
      self?.isWaiting = false
      self?.follow()
    }
  }

  /// Returns true if a width arranges layouts in another way than the one before.
  ///
  /// A negative width, or one that is not a number, is ignored.
  func isNews(_ points: Double) -> Bool { points >= 0 && width(of: points) != measured }

  private func width(of points: Double) -> SceneWidth {
    points >= director.options.regularWidth ? .regular : .compact
  }

  func didSettle() { if !isWaiting { follow() } }

  func follow() {
    guard measured != director.width, mayFollow else { return }
    guard !director.arranged.isEmpty else {
      director.width = measured
      for feature in director.features { feature.didRearrange([]) }
      return
    }
    if let refused {
      let isSame = refused.tree == director.tree && !refused.hasNewPolicy
      if isSame || !isPossible { return }
    }
    refused = (measured, director.tree, hasNewPolicy: false)
    director.submit(request)
  }

  private var mayFollow: Bool {
    director.phase == .running && director.windowPhase == .foreground
      && director.reconciler.isSettled && !director.reconciler.isGesturing
  }

  private var isPossible: Bool { director.trying(request) { $0.isAdmissible } ?? false }

  /// Without an animation, as the system animates the window itself.
  private var request: Request {
    let width = measured
    let transition = SceneTransition.plain("follow the width of the window") {
      [weak self] draft throws(Refusal) in
      guard self?.measured == width else { throw .stale("The window has another width by now.") }
      try Arrangement.Switch(to: width).plan(on: &draft)
    }
    return Request(
      transition.animated(.none), by: nil, cause: .user,
      callSite: CallSite(fileID: "\(type(of: director.host))", line: 0))
  }
}
