/// A host that behaves as badly as the worst day of a platform, repeatably, around one with rules.
///
/// It refuses steps, delays, drops and doubles completions, and lets a user begin, complete and
/// cancel gestures whenever the display allows it. What it does follows from its seed alone.
public final class HostileHost: SceneHost {
  /// The display, and the judge of every call.
  public let rules: RulesHost
  /// Whether it misbehaves; else it passes on what it is asked.
  public var isHostile = true

  private var random: SplitMix64
  private var delayed: [@MainActor () -> Void] = []

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - rules: The display.
  ///   - seed: Where its whims begin.
  public init(_ rules: RulesHost = RulesHost(), seed: UInt64) {
    self.rules = rules
    random = SplitMix64(seed: seed)
    rules.pace = .byHand
  }

  /// What the display can do in one step.
  public var limits: HostLimits { rules.limits }

  /// What the display shows.
  public var shown: SceneTree { rules.shown }

  /// Begins to serve a director.
  ///
  /// - Parameter director: The director.
  public func attach(to director: SceneDirector) {
    rules.attach(to: director)
  }

  /// Performs a step, or does not, and says so, or does not.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - completion: Called once, twice, late or never.
  public func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    guard isHostile else {
      rules.perform(step, completion: completion)
      return rules.finishTransition()
    }
    let whim = Whim.allCases.randomElement(using: &random) ?? .honest
    switch whim {
    case .ignores: return
    case .refuses: completion()
    default: rules.perform(step) { [self] in answer(whim, completion) }
    }
    if Bool.random(using: &random) { rules.finishTransition() }
  }

  /// Lets go of the director.
  public func detach() {
    rules.detach()
    delayed = []
  }
}

extension HostileHost {
  /// Begins another series of whims, or none.
  ///
  /// - Parameter seed: Where they begin; `nil` where it is to behave from now on.
  public func reseed(_ seed: UInt64?) {
    isHostile = seed != nil
    if let seed { random = SplitMix64(seed: seed) }
  }

  /// Does one thing that may happen between two commands: a step ends, a completion comes at last,
  /// or the user's finger moves.
  public func disturb() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: rules.finishTransition()
    case 2: deliver()
    case 3: rules.completeGesture()
    case 4: rules.cancelGesture()
    case 5: rules.begin(.back(Int.random(in: 1...2, using: &random)))
    case 6: rules.begin(.select(Int.random(in: 0..<3, using: &random)))
    default: rules.begin(.dismiss)
    }
  }

  /// Ends what is under way, and behaves from now on.
  public func calm() {
    isHostile = false
    rules.cancelGesture()
    rules.finishTransition()
    while !delayed.isEmpty { deliver() }
  }

  /// What it does with a step and its completion.
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
