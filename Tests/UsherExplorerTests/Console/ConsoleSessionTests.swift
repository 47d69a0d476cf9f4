import Testing
import UsherDI
import UsherExplorer

/// Undoing, restarting, and apps that fail to start or close again.
@MainActor struct ConsoleSessionTests {
  @Test func `Undo plays all but the last action on a new stage`() async {
    let count = Count()
    let console = StageConsole { try count.stage() }
    let start = await console.answer("look")
    let lobby = await console.answer("take Sign in")
    _ = await console.answer("take Office")
    #expect(await console.answer("undo") == lobby)
    #expect(await console.answer("undo") == start)
    #expect(
      await console.answer("undo") == "Nothing has been done that could be undone.")
    #expect(count.value == 3)
  }

  @Test func `A replay that leads elsewhere names the step`() async {
    let luck = Luck()
    let console = StageConsole { try Booth.stage(.chance, luck: luck) }
    _ = await console.answer("take Program")
    _ = await console.answer("back")
    _ = await console.answer("take Sign in")
    #expect(
      await console.answer("undo").hasPrefix(
        "This step led elsewhere than the first time: "
          + "try await stage.play(.take(\"Program\"))\n"))
  }

  @Test func `An app whose container fails is answered with its errors each time`() async {
    let console = StageConsole { try TestStage(Needy.self, NeedyAssembly()) }
    for line in ["look", "take 1", "undo", "restart", "test", "advance 1s"] {
      let answer = await console.answer(line)
      let isUndo = line == "undo"
      #expect(answer.hasPrefix(isUndo ? "Nothing has been done" : "The app does not start.\n"))
      #expect(isUndo || answer.contains("Purse is not registered, and Needy needs it."))
    }
    #expect(await console.answer("why").contains("Purse is not registered"))
    #expect(await console.answer("explore").contains("1 finding"))
    #expect(await console.answer("help").hasPrefix("look [all]"))
  }

  @Test func `A window that its app closes can be undone or started again`() async {
    let console = StageConsole {
      try Plaza.stage { plaza, _ in [ScreenAction("End") { plaza.director?.close() }] }
    }
    let closed = """
      The window has closed.
        • Go back with undo, or start again with restart.
      """
    let start = await console.answer("look")
    #expect(await console.answer("take End") == closed)
    for line in ["look", "back", "open a://b", "advance 1s"] {
      #expect(await console.answer(line).contains("The window has closed"), "\(line)")
    }
    #expect(await console.answer("undo") == start)
    _ = await console.answer("take End")
    #expect(await console.answer("restart") == start)
  }

  @Test func `A flow that ends at the root leaves an empty window`() async {
    let console = StageConsole {
      let root = Counting(.stack(Page("a")))
      let stage = try TestStage(root: root)
      stage.offer(on: Page.self, to: Counting.self) { _, flow in
        [ScreenAction("End") { flow.finish(1) }]
      }
      return stage
    }
    #expect(await console.answer("take End") != "")
    #expect(await console.answer("look") != "")
    #expect(await console.answer("take 1") != "")
    #expect(await console.answer("undo").contains("1 End"))
  }

  @Test func `The same stage twice is refused`() async throws {
    let stage = try Booth.stage()
    let console = StageConsole { stage }
    _ = await console.answer("look")
    #expect(
      await console.answer("restart") == """
        The app does not start.
        try makeStage()
          • Make a new stage each time the console calls the closure.
        """)
    #expect(await console.answer("take Show 7").contains("ShowPage"))
  }

  @Test func `A stage that never settles is answered with its movements`() async {
    let console = StageConsole { try Carousel.stage() }
    let start = await console.answer("look")
    #expect(await console.answer("take Turn").hasPrefix("The stage never settles. (why)\n"))
    #expect(await console.answer("why").contains("Moved: "))
    #expect(await console.answer("restart") == start)
  }

  @Test func `Explore reports findings in a line each, and one in full`() async {
    let console = StageConsole(making: "try Booth.stage(.leak)") { try Booth.stage(.leak) }
    #expect(await console.answer("finding 1").hasPrefix("There are no findings yet."))
    let answer = await console.answer("explore")
    #expect(
      answer.contains("\n1 leak: screen ShowPage, after .take(\"Show 7\"), .back\n"), "\(answer)")
    #expect(answer.hasPrefix("9 states, 1 finding, "))
    let finding = await console.answer("finding 1")
    #expect(finding.hasPrefix("The explorer found a leak: screen ShowPage."))
    #expect(finding.contains("func `The screen ShowPage is released when it ends`()"))
    #expect(await console.answer("finding 2") == "There is no finding 2; the last one is 1.")
    #expect(await console.answer("finding x") == "There is no finding x; the last one is 1.")
  }
}

/// Counts the stages that are made.
@MainActor private final class Count {
  private(set) var value = 0

  func stage() throws -> TestStage {
    value += 1
    return try Booth.stage()
  }
}

private final class Needy: Coordinator {
  init(purse: Purse) {}
}

private struct NeedyAssembly: Assembly {
  func assemble(into registrar: Registrar) { registrar.register(Needy.init) }
}
