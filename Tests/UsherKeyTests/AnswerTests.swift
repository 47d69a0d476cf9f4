import Testing
import Usher
import UsherDI
import UsherTesting

/// The answers of a stage for other modules, and their errors.
@MainActor struct AnswerTests {
  @Test func `An answer of several statements compiles, with a value and without one`() async throws
  {
    var lines: [String] = []
    let stage = try TestStage(Home(), HomeAssembly()) {
      $0.answer(Weigh.self) { key in
        lines.append("weigh \(key.load)")
        return .finished(key.load + 1)
      }
      $0.answer(Rest.self) { _ in
        lines.append("rest")
        return .finished(())
      }
    }
    let home = try stage.coordinator(HomeFlow.self)
    #expect(await home.start(Weigh(load: 7), as: .sheet).outcome == .finished(8))
    await stage.settle()
    #expect(await home.start(Rest(), as: .sheet).outcome.isFinished)
    #expect(lines == ["weigh 7", "rest"])
  }

  @Test(arguments: [CancellationReason.user, .policy, .replaced, .withoutResult, .parentEnded])
  func `A reason that an answer gives arrives`(reason: CancellationReason) async throws {
    let stage = try TestStage(Home(), HomeAssembly()) {
      $0.answer(Rest.self)
      $0.answer(Weigh.self) { _ in .cancelled(reason) }
    }
    let home = try stage.coordinator(HomeFlow.self)
    #expect(await home.start(Weigh(load: 7), as: .sheet).outcome == .cancelled(reason))
  }

  @Test func `A flow that is held stays in its tab, and ends with who started it`() async throws {
    let stage = try TestStage(Halls(), HallsAssembly()) {
      $0.hold(Rest.self)
      $0.hold(Weigh.self)
    }
    await stage.settle()
    #expect(stage.outline == "tabs HallsFlow\n  • Rest\n  Weigh")
    stage.director.close()
    await stage.settle()
    #expect(stage.leaks.isEmpty)
  }

  @Test func `A route continues inside a coordinator of the test, but not inside an answer`()
    async throws
  {
    let held = try TestStage(Halls(), HallsAssembly()) {
      $0.hold(Rest.self)
      $0.hold(Weigh.self)
    }
    let line = #line + 1
    let refusal = try held.coordinator(HallsFlow.self).follow(Rest(), Pause.long).error
    #expect(
      refusal?.description == """
        HallsFlow could not follow long: impossible.
          at UsherKeyTests/AnswerTests.swift:\(line)
          Pause.long cannot be followed: the flow of Rest has no routes of that type.
          • Make a coordinator Routing with routes of that type, and start it first.
        """)
    let faked = try TestStage(Halls(), HallsAssembly()) {
      $0.registrar.register(FakeRest.init, for: Rest.self)
      $0.hold(Weigh.self)
    }
    #expect(try faked.coordinator(HallsFlow.self).follow(Rest(), Pause.long).error == nil)
    #expect(faked.outline == "tabs HallsFlow\n  • stack FakeRest\n    Hall\n    Hall\n  Weigh")
  }

  @Test func `An outline distinguishes the keys of one generic type`() async throws {
    let stage = try TestStage(Home(), ChoiceAssembly()) {
      $0.hold(Chosen<Int>.self)
      $0.hold(Chosen<String>.self)
    }
    let home = try stage.coordinator(HomeFlow.self)
    home.start(Chosen<Int>(), as: .sheet)
    await stage.settle()
    #expect(stage.outline == "stack HomeFlow\n  Hall\n  ▲ sheet Chosen<Int>")
    home.start(Chosen<String>(), as: .sheet)
    await stage.settle()
    #expect(
      stage.outline == "stack HomeFlow\n  Hall\n  ▲ sheet Chosen<Int>\n  ▲ sheet Chosen<String>"
    )
  }

  @Test func `The advice for a window that is rebuilt without end differs from other movement`()
    throws
  {
    let stage = try TestStage(Home(), HomeAssembly()) {
      $0.hold(Rest.self)
      $0.hold(Weigh.self)
    }
    let other = "End the task that moves it, or let that task sleep on the stage's clock."
    #expect(stage.restless(since: 0).hasSuffix("  • " + other))
    for load in 0..<12 {
      try stage.coordinator(HomeFlow.self).start(Weigh(load: load), as: .root)
    }
    #expect(
      stage.restless(since: 0).hasSuffix(
        """
          • Keep the flow in the window's layout from ending at once; if the stage answers it, hold it: \
        $0.hold(Key.self).
        """))
  }

  @Test func `A stage has the outcome of its own flow alone, even if it shows one screen`()
    async throws
  {
    let stage = try TestStage(Home(), HomeAssembly()) {
      $0.answer(Rest.self)
      $0.answer(Weigh.self) { _ in .finished(1) }
    }
    stage.director.close()
    await stage.settle()
    #expect(stage.outcome(of: Rest.self) == nil && stage.outcome(of: Home.self) != nil)
    let screen = try TestStage(Hall(), in: Home(), HomeAssembly()) {
      $0.hold(Rest.self)
      $0.hold(Weigh.self)
    }
    #expect(screen.outcome(of: Home.self) == nil)
    try screen.coordinator(HomeFlow.self).finish()
    await screen.settle()
    #expect(screen.outcome(of: Home.self)?.isFinished == true)
  }

  @Test func `Errors of a refused first window and of an answer that cannot end have a call site`()
    async throws
  {
    let refused = #expect(throws: NavigationError.self) {
      try TestStage(Home(), HomeAssembly(), fileID: "Shop/Tests.swift", line: 7) {
        $0.hold(Rest.self)
        $0.hold(Weigh.self)
      } beforeStart: {
        $0.guards = [Guard("closed") { _ in .deny("Nobody works now.") }]
      }
    }
    #expect(refused?.callSite == CallSite(fileID: "Shop/Tests.swift", line: 7))
    let stage = try TestStage(Home(), HomeAssembly()) {
      $0.hold(Rest.self)
      $0.answer(Weigh.self, fileID: "Shop/Tests.swift", line: 8) { .finished($0.load) }
    } beforeStart: {
      $0.guards = [
        Guard("stay") { proposal in
          proposal.keys(of: Weigh.self).isEmpty && proposal.current.root != nil
            ? .deny("Not yet.") : .allow
        }
      ]
    }
    try stage.coordinator(HomeFlow.self).start(Weigh(load: 1), as: .sheet)
    await stage.settle()
    let sites = stage.events(.refused).map { $0.0.callSite.description }
    #expect(sites == ["Shop/Tests.swift:8"])
  }

  @Test func `A wait for a flow that has ended is an error`() async throws {
    let stage = try TestStage(Home(), HomeAssembly()) {
      $0.answer(Rest.self)
      $0.answer(Weigh.self) { .finished($0.load) }
    }
    try stage.coordinator(HomeFlow.self).start(Rest(), as: .sheet)
    await stage.settle()
    let error = await #expect(throws: StageError.self) {
      try await stage.started(Rest.self, fileID: "Shop/Tests.swift", line: 7)
    }
    #expect(
      error?.description == """
        Rest has started and ended already, and this waits for one that runs.
          at Shop/Tests.swift:7
          Running: HomeFlow.
          • Expect what its end has changed. If the stage answers it, hold it instead: $0.hold(Rest.self).
        """)
  }

  @Test func `The stage's own flow is not answered`() throws {
    let error = #expect(throws: StageError.self) {
      try TestStage(Home(), HomeAssembly(), fileID: "Shop/Tests.swift", line: 7) {
        $0.hold(Home.self)
        $0.hold(Rest.self)
        $0.hold(Weigh.self)
      }
    }
    #expect(
      error?.description == """
        The stage answers Home, which is the flow that it shows.
          at Shop/Tests.swift:7
          • Remove the answer.
        """)
  }

  @Test func `A closure may register a fake of a key that the module needs`() async throws {
    let stage = try TestStage(Home(), HomeAssembly()) {
      $0.hold(Rest.self)
      $0.registrar.register({ (key: Weigh) in Scale(load: key.load) }, for: Weigh.self)
    }
    try stage.coordinator(HomeFlow.self).start(Weigh(load: 7), as: .sheet)
    #expect(stage.find(Scale.self)?.load == 7)
  }

  @Test func `A guard finds the key of the flow that it requires first`() async throws {
    let stage = try TestStage(Home(), HomeAssembly()) {
      $0.hold(Rest.self)
      $0.answer(Weigh.self) { .finished($0.load) }
    } beforeStart: {
      $0.guards = [
        Guard("rest first") { proposal in
          proposal.keys(of: Rest.self).isEmpty && proposal.current.root != nil
            ? .detour(through: Rest()) : .allow
        }
      ]
    }
    try stage.coordinator(HomeFlow.self).start(Weigh(load: 7), as: .sheet)
    await stage.settle()
    #expect(stage.outline.contains("Rest") && stage.events(.refused).isEmpty)
  }

  @Test func `A key that is needed or assumed twice is one`() throws {
    let error = #expect(throws: ContainerError.self) { try Container(HomeAssembly(), Again()) }
    #expect(error?.problems.count == 2)
    try Container.check(HomeAssembly(), given: Rest.self, Weigh.self, Rest.self)
  }
}

private struct Home: FlowKey {}
private struct Halls: FlowKey {}
private struct Rest: FlowKey {}
private struct Hall: ScreenKey {}
private struct Weigh: FlowKey {
  typealias Output = Int
  var load = 0
}

private struct Chosen<Choice>: FlowKey { typealias Output = Choice }
private enum Pause: Route { case short, long }

private final class FakeRest: Coordinator, Routing, Concluding {
  let initialRoute = Pause.short

  func transition(to route: Pause) -> SceneTransition { .push(Hall()) }
}

private final class HomeFlow: Coordinator, Concluding {
  override func build() -> SceneLayout { .stack(Hall()) }
}

private final class HallsFlow: Coordinator, Concluding {
  override func build() -> SceneLayout { .tabs(Rest(), Weigh()) }
}

private final class Scale: Coordinator, Concluding {
  typealias Output = Int
  let load: Int
  init(load: Int) { self.load = load }
  override func build() -> SceneLayout { .stack(Hall()) }
}

private struct HomeAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.needs(Rest.self, Weigh.self)
    registrar.register(HomeFlow.init, for: Home.self)
  }
}

private struct ChoiceAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.needs(Chosen<Int>.self, Chosen<String>.self)
    registrar.register(HomeFlow.init, for: Home.self)
  }
}

private struct HallsAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.needs(Rest.self, Weigh.self)
    registrar.register(HallsFlow.init, for: Halls.self)
  }
}

private struct Again: Assembly {
  func assemble(into registrar: Registrar) { registrar.needs(Rest.self, Weigh.self) }
}

extension Outcome {
  fileprivate var isFinished: Bool { if case .finished = self { true } else { false } }
}
