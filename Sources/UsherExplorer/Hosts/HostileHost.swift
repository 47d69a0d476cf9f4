/// A host that wraps another one and misbehaves as a platform may, repeatably from a seed.
///
/// It refuses steps, delays, drops and repeats completions, and begins, completes and cancels
/// gestures whenever the display allows it. Its behavior depends only on the seed. It retains
/// everything that it has not ended, so call ``calm()`` before a test looks for leaks.
public final class HostileHost: SceneHost {
  /// The display.
  public let display: any TouchHost
  /// A Boolean value that indicates whether the host misbehaves; otherwise it passes steps on.
  public var isHostile = true

  private var random: SplitMix64
  private var delayed: [@MainActor () -> Void] = []

  /// Makes a host around a miniature display.
  public convenience init(_ rules: RulesHost = RulesHost(), seed: UInt64) {
    rules.pace = .byHand
    self.init(around: rules, seed: seed)
  }

  /// Makes a host around any display.
  public init(around display: any TouchHost, seed: UInt64) {
    self.display = display
    random = SplitMix64(seed: seed)
  }

  /// The capabilities of the display.
  public var capabilities: HostCapabilities { display.capabilities }

  /// The display.
  public var wrappedHost: (any SceneHost)? { display }

  /// The tree that the display shows.
  public var shown: SceneTree { display.shown }

  /// A Boolean value that indicates whether a gesture is moving the display.
  public var isInteracting: Bool { display.isInteracting }

  /// Attaches the host to a director.
  public func attach(to director: SceneDirector) { display.attach(to: director) }

  /// Performs the step or refuses it, and may delay, drop or repeat the completion.
  public func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    guard isHostile else {
      display.perform(step, completion: completion)
      return display.finishTransition()
    }
    let whim = Whim.allCases.randomElement(using: &random) ?? .honest
    switch whim {
    case .ignores: return
    case .refuses: completion()
    default: display.perform(step) { [self] in answer(whim, completion) }
    }
    if Bool.random(using: &random) { display.finishTransition() }
  }

  /// Releases the director.
  public func detach() {
    display.detach()
    delayed = []
  }

  /// Writes nothing, because tests check refusals themselves.
  public func writeToLog(_ write: @escaping @MainActor () -> Void) {}
}

extension HostileHost {
  /// Starts again from another seed, or stops misbehaving.
  public func reseed(_ seed: UInt64?) {
    isHostile = seed != nil
    if let seed { random = SplitMix64(seed: seed) }
  }

  /// Causes one disturbance: a step ends, a delayed completion is called, or a gesture moves.
  public func disturb() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: display.finishTransition()
    case 2: deliver()
    case 3: display.completeGesture()
    case 4: display.cancelGesture()
    case 5: _ = display.begin(.back(Int.random(in: 1...2, using: &random)))
    case 6: _ = display.begin(.select(Int.random(in: 0..<3, using: &random)))
    default: _ = display.begin(.dismiss)
    }
  }

  /// Ends everything in progress, and stops misbehaving.
  public func calm() {
    isHostile = false
    display.cancelGesture()
    display.finishTransition()
    while !delayed.isEmpty { deliver() }
  }

  private enum Whim: CaseIterable {
    case honest, obliging, patient, ignores, refuses, doubles, delays, drops, doublesLate
  }

  private func answer(_ whim: Whim, _ completion: @escaping @MainActor () -> Void) {
    if whim == .delays || whim == .doublesLate { delayed.append(completion) }
    if whim != .delays && whim != .drops { completion() }
    if whim == .doubles { completion() }
  }

  private func deliver() {
    guard !delayed.isEmpty else { return }
    delayed.remove(at: Int.random(in: 0..<delayed.count, using: &random))()
  }
}
