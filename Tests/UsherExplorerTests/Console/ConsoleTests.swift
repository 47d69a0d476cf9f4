import Testing
import UsherExplorer

/// A console in the booth, and in a plaza with a test's own behavior.
@MainActor struct ConsoleTests {
  private let booth = StageConsole { try Booth.stage() }

  private func plaza(_ offers: @escaping Plaza.Offers) -> StageConsole {
    StageConsole { try Plaza.stage(offers) }
  }

  @Test func `Look shows the place and the numbered list of what the user can do`() async {
    #expect(
      await booth.answer("look") == """
        stack Booth
          Lobby
        1 Show 7
        2 Program
        3 Buy
        4 Sign in
        """)
  }

  @Test func `An action is answered with the place that it leads to`() async {
    #expect(
      await booth.answer("take Show 7") == """
        stack Booth
          Lobby
          ShowPage “Show 7”
        also: back
        """)
    #expect(await booth.answer("back") == booth.answer(""))
  }

  @Test(arguments: ["take Buy", "take 3", "3", "take #3", "TAKE buy", "take “Buy”", " take  b\r"])
  func `An offer is taken by its name, the beginning of it, or its number`(line: String) async {
    #expect(await booth.answer(line).hasPrefix("stack Booth\n  Lobby\n▲ sheet stack Purchase"))
  }

  @Test func `A name comes before a number, and a marked number before a name`() async {
    let console = plaza { plaza, corner in
      ["2", "1"].map { name in
        ScreenAction(name) { plaza.push(Corner(plaza, "after \(name)"), from: corner) }
      }
    }
    #expect(await console.answer("take 2").contains("after 2"))
    _ = await console.answer("undo")
    #expect(await console.answer("take #2").contains("after 1"))
  }

  @Test func `An ambiguous name is answered with the matching numbers`() async {
    #expect(
      await booth.answer("take S") == """
        “S” may be 1 Show 7, 4 Sign in.
          • Write more of it, or its number.
        """)
  }

  @Test func `A name and a number are answered as they were written`() async {
    #expect(
      await booth.answer("take 99999999999999999999")
        == "There is no number 99999999999999999999 here; the list ends at 4.")
    #expect(
      await booth.answer("take \"Winter").hasPrefix("Nothing here is called “\"Winter”.\n"))
  }

  @Test func `Two offers with one name cannot be taken`() async {
    let console = plaza { _, _ in [ScreenAction("Go") {}, ScreenAction("Go") {}] }
    for line in ["take Go", "take 2"] {
      #expect(
        await console.answer(line) == """
          “Go” is there 2 times.
            • Give each its own title, so that tests and users can distinguish them.
          """)
    }
  }

  @Test func `A disabled offer is listed separately, and taking it is an error`() async {
    let console = plaza { _, _ in [ScreenAction("Go", isEnabled: false) {}] }
    #expect(await console.answer("look").hasSuffix("\ndisabled: Go"))
    #expect(
      await console.answer("take go") == "“go” is disabled here.\n  • First do what enables it.")
  }

  @Test func `A long list is cut, and shown whole on demand`() async {
    let console = plaza { _, _ in (1...100).map { ScreenAction("Seat \($0)") {} } }
    let lines = await console.answer("look").split(separator: "\n")
    #expect(lines.count == 22 && lines.last == "… 81 more: look all")
    #expect(await console.answer("look all").hasSuffix("100 Seat 100"))
    #expect(await console.answer("look some") == "look knows only “all”, and not “some”.")
    #expect(await console.answer("take Seat 7") == "Nothing has changed.")
  }

  @Test func `A deep stack and other tabs take few lines`() async {
    let pages = (1...9).map { Page("p\($0)") }
    let console = StageConsole {
      try TestStage(
        root: Plain(.tabs(SceneLayout.stack(Page("a")), SceneLayout.stack(pages), Page("c"))))
    }
    let view = await console.answer("take 1")
    #expect(
      view == """
        tabs Plain
          stack Plain
          • stack Plain
            … 5 below
            Page “p6”
            Page “p7”
            Page “p8”
            Page “p9”
          Page “c”
        1 select a
        2 select c
        also: back
        """, "\(view)")
  }

  @Test func `The last refusal is shown in a line, and in full by why`() async {
    #expect(await booth.answer("why") == "Nothing has failed, and nothing was refused.")
    let answer = await booth.answer("open booth://nowhere")
    #expect(
      answer == """
        Refused: Booth could not open booth://nowhere: unmatched link. (why)
        Nothing has changed.
        """)
    let why = await booth.answer("why")
    #expect(why.hasPrefix("Booth could not open booth://nowhere: unmatched link.\n"))
    #expect(why.contains("\n  • ") && !why.contains("UsherExplorer"))
  }

  @Test func `An error of an offer is reported, and the app continues`() async {
    let console = StageConsole { try Booth.stage(.failure) }
    #expect(
      await console.answer("take Program")
        == "An offer threw: Smudge() (why)\nNothing has changed.")
    #expect(await console.answer("why") == "Smudge()")
    #expect(await console.answer("take Show 7").contains("ShowPage"))
  }

  @Test func `An alert is answered by name, number, and with a text`() async {
    let heard = Heard()
    let console = plaza { plaza, _ in
      [
        ScreenAction("Ask") {
          let alert = SceneAlert(
            "Name?", message: "It is printed.", buttons: [.normal("Use it"), .cancel("No")],
            textField: .init(placeholder: "Ada"))
          heard.answers.append(await plaza.alert(alert)?.text ?? "unanswered")
        }
      ]
    }
    #expect(
      await console.answer("take Ask") == """
        stack Plaza
          Corner “start”
        ▲ alert “Name?” It is printed.
          a field: Ada
        1 answer Use it
        2 answer No
        running: “Ask” of Corner
        """)
    #expect(await console.answer("back").hasSuffix("\n  • Answer the alert first."))
    _ = await console.answer("answer use it: Ben: the second")
    _ = await console.answer("take Ask")
    _ = await console.answer("take No")
    #expect(heard.answers == ["Ben: the second", ""])
    #expect(await console.answer("answer No") == "No alert is waiting for an answer.")
  }

  @Test func `The clock is advanced, or runs until something changes`() async {
    let clock = StageClock()
    let console = StageConsole {
      try TestStage(
        root: Plaza { plaza, corner in
          [
            ScreenAction("Boil") {
              try await clock.sleep(for: .seconds(90))
              plaza.push(Corner(plaza, "tea"), from: corner)
            }
          ]
        }, clock: clock)
    }
    #expect(await console.answer("take Boil").hasSuffix("also: wait (90.0 seconds)"))
    #expect(await console.answer("advance 1m").hasSuffix("also: wait (30.0 seconds)"))
    #expect(await console.answer("wait").contains("Corner “tea”"))
    #expect(await console.answer("wait") == "Nothing here waits for the clock.")
  }

  @Test func `A clock that wakes a loop forever stops after many wakes`() async {
    let clock = StageClock()
    let console = StageConsole {
      try TestStage(
        root: Plaza { plaza, _ in
          [
            ScreenAction("Tick") {
              plaza.task { while (try? await clock.sleep(for: .milliseconds(1))) != nil {} }
            }
          ]
        }, clock: clock)
    }
    _ = await console.answer("take Tick")
    #expect(await console.answer("advance 24h").hasPrefix("The clock stopped after 1000 wakes.\n"))
    #expect(await console.answer("test").contains("advance(by: .seconds(1))"))
  }
}

/// The calls that an app received.
@MainActor final class Heard {
  var answers: [String] = []
}
