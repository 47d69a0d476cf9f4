import Testing
import Usher
import UsherTesting

/// Guards that match by the types of flows and screens decide alike for all kinds of requests.
@MainActor struct TypedGuardTests {
  private func starts() -> Guard {
    Guard("no tills") { $0.starts(Till.self) ? .deny("closed") : .allow }
  }

  @Test func `A flow is judged in the same way if a verb, a route or another flow starts it`()
    throws
  {
    let window = try HouseWindow()
    try window.director.start()
    window.director.guards = [starts()]
    let hall = try window.hall
    #expect(hall.start(child: Till(1)).navigation.error?.reason == .denied)
    #expect(hall.perform(.start(Till(1), as: .sheet)).error?.reason == .denied)
    #expect(hall.trigger(.till(1)).error?.reason == .denied)
    #expect(hall.perform(.sequence(.push(Plain("b")), .start(Till(1)))).error?.reason == .denied)
    let outer = Teller("outer") { outer in
      let till = Till(1)
      outer.startEmbedded(child: till)
      return .tabs(till, Plain("other"))
    }
    #expect(hall.start(child: outer, as: .sheet).error?.reason == .denied)
    #expect(hall.trigger(.show(1)).isAdmitted)
    window.director.close()
  }

  @Test func `A flow is judged in the same way if a link starts it`() throws {
    let stage = try TestStage(root: HouseCoordinator())
    stage.director.guards = [
      Guard("no seats") { $0.starts(SeatsCoordinator.self) ? .deny("closed") : .allow }
    ]
    let seats = DeepLink(HouseRoute.season, SeasonRoute.seats(1, row: nil))
    #expect(stage.director.open(seats).error?.reason == .denied)
    let show = DeepLink(HouseRoute.season, SeasonRoute.show(1))
    #expect(stage.director.open(show).isAdmitted)
    stage.director.close()
  }

  @Test func `A flow is judged in the same way if a saved state restores it`() throws {
    let window = try HouseWindow()
    try window.director.start()
    try window.go(.show(1))
    try window.openTill(8, steps: [1])
    let again = try HouseWindow(restoring: window.director.snapshot(), guards: [starts()])
    #expect(again.sketch == "<*[list, show 1], [desk, drawer]>")
    #expect(again.director.root.isStarted)
    again.director.close()
    window.director.close()
  }

  @Test func `A flow that runs is not started, and runs as long as it owns something`() throws {
    let window = try HouseWindow()
    try window.director.start()
    let hall = try window.hall
    var seen: [[Bool]] = []
    window.director.guards = [
      Guard("watch") { proposal in
        seen.append([proposal.starts(Till.self), proposal.runs(Till.self)])
        return .allow
      }
    ]
    hall.push(Plain("b"))
    hall.start(child: Till(1), as: .sheet)
    hall.push(Plain("c"))
    hall.dismiss()
    #expect(seen == [[false, false], [true, true], [false, true], [false, false]])
    window.director.close()
  }

  @Test func `A flow runs by what its build embedded`() throws {
    let stage = try TestStage(root: HouseCoordinator())
    var runs: [Bool] = []
    stage.director.guards = [
      Guard("watch") { proposal in
        runs.append(proposal.runs(HouseCoordinator.self))
        return .allow
      }
    ]
    stage.director.root.present(Plain("b"))
    #expect(runs == [true])
    stage.director.close()
  }

  @Test func `A flow that breaks a changed rule is evicted`() throws {
    let window = try HouseWindow()
    try window.director.start()
    try window.openTill(8, steps: [1])
    window.director.guards = [
      Guard("no tills") { $0.runs(Till.self) ? .deny("closed") : .allow }
    ]
    window.director.reevaluate()
    #expect(window.sketch == "<*[list], [desk, drawer]>")
    window.director.close()
  }

  @Test func `A screen is matched by its type or a protocol's, visible or covered`() throws {
    let root = Teller("home", stack: ["a"])
    let stage = try TestStage(root: root)
    var seen: [[Bool]] = []
    stage.director.guards = [
      Guard("watch") { proposal in
        seen.append([proposal.shows(Vault.self), proposal.shows((any Guarded).self)])
        return .allow
      }
    ]
    root.push(Plain("b"))
    root.push(Vault())
    root.present(Plain("c"))
    root.perform(.sequence(.dismiss(), .pop(), .push(Safe())))
    #expect(seen == [[false, false], [true, true], [true, true], [false, true]])
    stage.director.close()
  }

  @Test func `A proposal that is kept keeps nothing and matches nothing`() throws {
    var kept: Guard.Proposal?
    do {
      let root = Teller("home", stack: ["a"])
      let stage = try TestStage(root: root)
      stage.director.guards = [
        Guard("keep") { proposal in
          kept = proposal
          return .allow
        }
      ]
      root.start(child: Counter("b"))
      #expect(kept?.starts(Counter.self) == false)
      #expect(kept?.runs(Counter.self) == true)
      stage.director.guards = []
      stage.director.close()
      stage.expectNothingLeaked()
    }
    #expect(kept?.runs(Counter.self) == false)
  }
}

private protocol Guarded: Screen {}

private final class Vault: Guarded {}

private final class Safe: Guarded {}
