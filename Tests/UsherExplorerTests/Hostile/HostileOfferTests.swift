import Testing
import UsherExplorer

/// The effects of an unusual app's offers on a stage and an explorer.
@MainActor struct HostileOfferTests {
  private func findings(
    _ offers: @escaping @MainActor (Plaza, Corner) -> [ScreenAction]
  ) async -> [Finding] {
    await Explorer { try Plaza.stage(offers) }.explore().findings
  }

  @Test func `Two offers of one title are an error that names them`() async throws {
    let offers: @MainActor (Plaza, Corner) -> [ScreenAction] = { plaza, corner in
      [
        ScreenAction("Go") {},
        ScreenAction("Go") { plaza.push(Corner(plaza, "b"), from: corner) },
      ]
    }
    let stage = try Plaza.stage(offers)
    let error = await #expect(throws: StageError.self) {
      try await stage.take("Go", fileID: "App/Tests.swift", line: 7)
    }
    #expect(
      error?.description == """
        “Go” appears 2 times on Corner.
          at App/Tests.swift:7
          • Give each its own title, so that tests and users can distinguish them.
        """)
    #expect(await findings(offers).map(\.kind) == [.failure])
  }

  @Test func `Two buttons of one title are an error as well`() async throws {
    let found = await findings { plaza, _ in
      [
        ScreenAction("Ask") {
          plaza.present(SceneAlert("Well?", buttons: [.normal("OK"), .normal("OK")]))
        }
      ]
    }
    #expect(found.map(\.kind) == [.failure, .deadEnd])
    #expect(found.first?.detail.contains("“OK” appears 2 times") == true, "\(found)")
  }

  @Test func `A title with quotes, marks and line breaks is printed as Swift`() async throws {
    let title = "“\"\\(x)`\n\u{1B}[31m"
    let found = await findings { _, _ in [ScreenAction(title) { throw Smudge() }] }
    let test = try #require(found.first?.test)
    #expect(test.contains(".take(\"“\\\"\\\\(x)`\\n\\u{1B}[31m\")"), "\(test)")
    #expect(test.split(separator: "\n").count == 5)
  }

  @Test func `An app of endless states is explored up to the limits`() async {
    var explorer = Explorer {
      try Plaza.stage { plaza, corner in
        [
          ScreenAction("On") {
            plaza.push(Corner(plaza, (corner.title ?? "") + "x"), from: corner)
          }
        ]
      }
    }
    explorer.limits = (states: 10, depth: 100, actions: 100)
    let exploration = await explorer.explore()
    #expect(!exploration.isComplete && exploration.findings == [], "\(exploration.findings)")
    #expect(exploration.stateCount < 20)
  }

  @Test func `An offer that closes the window leads to no dead end`() async {
    let found = await findings { plaza, _ in [ScreenAction("Quit") { plaza.director?.close() }] }
    #expect(found == [])
  }

  @Test func `An offer that settles the stage that plays it ends`() async throws {
    weak var known: TestStage?
    let stage = try Plaza.stage { plaza, corner in
      [
        ScreenAction("Wait") {
          await known?.settle()
          plaza.push(Corner(plaza, "b"), from: corner)
        }
      ]
    }
    known = stage
    try await stage.play(.take("Wait"))
    await stage.settle()
    #expect(stage.outline == "stack Plaza\n  Corner\n  Corner")
  }

  @Test func `An offer that plays another one on its stage ends`() async throws {
    weak var known: TestStage?
    let stage = try Plaza.stage { plaza, corner in
      corner.title == "start"
        ? [
          ScreenAction("Both") { try await known?.play(.take("One")) },
          ScreenAction("One") { plaza.push(Corner(plaza, "b"), from: corner) },
        ] : []
    }
    known = stage
    try await stage.play(.take("Both"))
    await stage.settle()
    #expect(stage.outline == "stack Plaza\n  Corner\n  Corner")
  }

  @Test func `An offer that is cancelled is no failure`() async {
    #expect(await findings { _, _ in [ScreenAction("No") { throw CancellationError() }] } == [])
  }

  @Test func `A thousand offers are each tried once`() async {
    var explorer = Explorer {
      try Plaza.stage { _, _ in (0..<1_000).map { ScreenAction("\($0)") {} } }
    }
    explorer.checks = [.failures]
    let exploration = await explorer.explore()
    #expect(exploration.actionCount == 1_000 && exploration.stateCount == 1)
  }

  @Test func `An offer that never returns is left running, and others continue`() async throws {
    let stage = try Plaza.stage { plaza, corner in
      [
        ScreenAction("Hang") { try await Task.sleep(for: .seconds(1_000_000)) },
        ScreenAction("Go") { plaza.push(Corner(plaza, "b"), from: corner) },
      ]
    }
    try await stage.play(.take("Hang"), .take("Go"))
    #expect(stage.runningOffers == ["“Hang” of Corner"])
    stage.director.close()
  }
}
