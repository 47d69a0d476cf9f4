import Testing
import UsherExplorer
import UsherTesting

/// The kit's own hosts pass the suite, and a host with any fault does not.
@MainActor struct HostConformanceTests {
  @Test func `The headless host obeys the laws of hosts`() async {
    await HostConformance(HeadlessHost()).run()
  }

  @Test(arguments: [true, false], [true, false])
  func `The host with rules obeys the laws under any limits`(several: Bool, layers: Bool) async {
    let limits = HostCapabilities(dismissesSeveralAtOnce: layers, pushesSeveralAtOnce: several)
    await HostConformance(RulesHost(capabilities: limits)).run()
  }

  @Test func `A host whose steps take time obeys them on the clock that it is given`() async {
    let clock = StageClock()
    let pace = RulesHost.Pace.timed(.milliseconds(300), on: clock)
    await HostConformance(RulesHost(pace: pace), clock: clock).run()
  }

  @Test func `A host with whims obeys them while it behaves`() async {
    func host() -> HostileHost {
      let host = HostileHost(seed: 1)
      host.calm()
      return host
    }
    await HostConformance(host()).run()
  }

  @Test func `Every law has a fault that breaks it`() {
    let broken = Set(FaultyHost.Fault.allCases.map(\.law) + UnrulyHost.Fault.allCases.map(\.law))
    #expect(broken == Set(HostConformance.laws))
  }

  @Test(arguments: UnrulyHost.Fault.allCases)
  func `A host whose display does not follow gestures breaks a law`(fault: UnrulyHost.Fault) async {
    let breaches = await HostConformance(UnrulyHost(fault), limit: .milliseconds(20)).breaches()
    #expect(breaches.contains { $0.law == fault.law }, "\(fault): \(breaches)")
  }

  @Test(arguments: FaultyHost.Fault.allCases)
  func `A host with a fault breaks a law`(fault: FaultyHost.Fault) async {
    let suite = HostConformance(FaultyHost(fault), limit: .milliseconds(20))
    let breaches = await suite.breaches()
    #expect(breaches.contains { $0.law == fault.law }, "\(fault): \(breaches)")
  }

  @Test func `A host whose removals never end is waited for once, not for each of them`() async {
    let limit = Duration.milliseconds(300)
    let patience = HostConformance(FaultyHost(.stuck), limit: limit)
    let breaches = await patience.breaches()
    let detail = "A step's completion was never called."
    #expect(breaches.count { $0.detail == detail } > 2, "\(breaches)")
  }

  @Test func `A breach says the law, what was done and what was seen`() async {
    let breaches = await HostConformance(FaultyHost(.silent)).breaches()
    #expect(
      breaches.first?.description == """
        The host FaultyHost breaks a law: It reports which screens appear and disappear.
          after: start
          Visible are [#2], reported [].
        """)
  }
}
