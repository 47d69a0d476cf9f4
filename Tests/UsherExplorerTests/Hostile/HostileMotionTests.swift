import Testing
import UsherExplorer

/// The effects of continuing work, in turns, on other threads and in time, on an explorer.
@MainActor struct HostileMotionTests {
  @Test func `A stage that never settles from its start is one finding`() async {
    let exploration = await Explorer {
      let plaza = Plaza(Plaza.plain)
      let stage = try TestStage(root: plaza)
      plaza.task { [weak plaza] in
        while !Task.isCancelled, let plaza {
          plaza.push(Corner(plaza, "b"))
          await Task.yield()
          plaza.pop()
        }
      }
      return stage
    }.explore()
    #expect(exploration.findings.map(\.kind) == [.livelock], "\(exploration.findings)")
    #expect(exploration.actionCount == 0)
  }

  @Test func `A task that goes from thread to thread and moves nothing is not a livelock`() async {
    let exploration = await Plaza.explorer { plaza, corner in
      [
        ScreenAction("Spin") {
          plaza.task {
            while !Task.isCancelled { await Task.detached { await Task.yield() }.value }
          }
        }
      ]
    }.explore()
    #expect(exploration.findings == [] && exploration.isWorkRunning)
  }

  @Test func `Work that returns from another thread after many hops is noticed`() async {
    let exploration = await Plaza.explorer { plaza, corner in
      corner.title == "start"
        ? [
          ScreenAction("Load") {
            for _ in 0..<5 { await Task.detached {}.value }
            plaza.push(Corner(plaza, "b"), from: corner)
          }
        ] : []
    }.explore()
    #expect(exploration.states.contains { $0.outline == "stack Plaza\n  Corner\n  Corner" })
    #expect(exploration.findings == [])
  }

  @Test func `A timer that changes nothing is skipped`() async {
    let exploration = await Explorer {
      let clock = StageClock()
      let plaza = Plaza(Plaza.plain)
      let stage = try TestStage(root: plaza, clock: clock)
      plaza.task { while (try? await clock.sleep(for: .seconds(1))) != nil {} }
      return stage
    }.explore()
    #expect(exploration.isComplete && exploration.stateCount == 2)
    #expect(exploration.findings == [])
  }

  @Test func `A display that never shows anything is reported once`() async {
    var explorer = Explorer {
      let rules = RulesHost()
      rules.pace = .byHand
      return try TestStage(root: Plaza(Plaza.plain), host: rules)
    }
    explorer.limits = (states: 5, depth: 3, actions: 10)
    let exploration = await explorer.explore()
    #expect(exploration.findings.count { $0.kind == .livelock } <= 1, "\(exploration.findings)")
  }
}
