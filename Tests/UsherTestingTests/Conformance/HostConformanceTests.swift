import Testing
import UsherTesting

/// The kit's own hosts pass the suite, and a host with any fault does not.
@MainActor struct HostConformanceTests {
  @Test func `The headless host obeys the laws of hosts`() async {
    await HostConformance(HeadlessHost()).run()
  }

  @Test(arguments: [true, false], [true, false])
  func `The host with rules obeys them, whatever its limits`(several: Bool, layers: Bool) async {
    let limits = HostLimits(dismissesSeveralAtOnce: layers, pushesSeveralAtOnce: several)
    await HostConformance(RulesHost(limits: limits)).run()
  }

  @Test func `A host whose steps take time obeys them on the clock that it is given`() async {
    let clock = StageClock()
    let pace = RulesHost.Pace.timed(.milliseconds(300), on: clock)
    await HostConformance(RulesHost(pace: pace), clock: clock).run()
  }

  @Test(arguments: FaultyHost.Fault.allCases)
  func `A host with a fault breaks a law`(fault: FaultyHost.Fault) async {
    let suite = HostConformance(FaultyHost(fault), limit: .milliseconds(20))
    let breaches = await suite.breaches()
    #expect(breaches.contains { $0.law == fault.law }, "\(fault): \(breaches)")
  }

  @Test func `A breach says the law, what was done and what was seen`() async {
    let breaches = await HostConformance(FaultyHost(.silent)).breaches()
    #expect(
      breaches.first?.description == """
        The host breaks a law: It reports which screens come into and go out of sight.
          after: start
          In sight are [#2], reported [].
        """)
  }
}

/// A host that does one thing wrong.
final class FaultyHost: SceneHost {
  enum Fault: CaseIterable {
    case strong, silent, lazy, mute, hasty, hoards, stays

    var law: String {
      switch self {
      case .strong: "It holds its director weakly."
      case .silent: "It reports which screens come into and go out of sight."
      case .lazy, .mute, .hasty: "It shows every step of a stack, and says when it has ended."
      case .hoards: "It lets go of screens that have left, and so do scopes end."
      case .stays: "It shows nothing and holds nothing once the director has closed."
      }
    }
  }

  let fault: Fault
  private(set) var shown = SceneTree()
  private weak var director: SceneDirector?
  private var held: [AnyObject] = []
  private var steps = 0

  init(_ fault: Fault) { self.fault = fault }

  func attach(to director: SceneDirector) {
    self.director = director
    if fault == .strong { held = [director] }
  }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    steps += 1
    if fault == .lazy && steps > 1 { return completion() }
    if fault == .mute && steps > 1 { return show(step) }
    if fault == .hasty { completion() }
    if fault == .stays, case .root(nil) = step.edit { return completion() }
    show(step)
    if fault != .hasty { completion() }
  }

  func detach() { director = nil }

  private func show(_ step: Step) {
    let before = shown.visible.map(\.id)
    if let next = try? shown.applying(step.edit) { shown = next }
    let now = shown.visible.map(\.id)
    if fault == .hoards { held += now.compactMap { director?.screen(for: $0) } }
    guard fault != .silent else { return }
    for id in before where !now.contains(id) { director?.report(.disappeared(id)) }
    for id in now where !before.contains(id) { director?.report(.appeared(id)) }
  }
}
