import Foundation
import Testing
import UsherExplorer

/// The storyboard of an explored app.
@MainActor struct StoryboardTests {
  private func storyboard() async -> Storyboard {
    await Explorer(making: "try Booth.stage()") { try Booth.stage() }.explore().storyboard
  }

  @Test func `Each state has a box in the group of its flow, after the start and the links`() async
  {
    let storyboard = await storyboard()
    let view = storyboard.views[0]
    let titles = view.cards.map { $0.title.joined(separator: " ") }
    #expect(titles.prefix(3) == ["● start", "booth://lobby", "booth://office"])
    #expect(view.cards.flatMap(\.states) == Array(storyboard.states.indices))
    #expect(titles.contains("▲ sheet Seats") && titles.contains("▲ popover Stub"))
    for (card, box) in zip(view.cards, view.diagram.boxes) where !card.states.isEmpty {
      #expect(box.group == storyboard.states[card.states[0]].flow + 1)
    }
  }

  @Test func `No box of a view overlaps, no arrow runs through one, and no text is cut`() async {
    for view in await storyboard().views {
      #expect(LayoutFaults(view.diagram, view.layout).faults == [], "\(view.name)")
      #expect(TextFaults(view).faults == [], "\(view.name)")
    }
  }

  @Test func `An arrow has the acts of both directions, and the box has the first as its caption`()
    async throws
  {
    let storyboard = await storyboard()
    let view = storyboard.views[0]
    let seats = try #require(view.cards.firstIndex { $0.title == ["▲ sheet Seats"] })
    #expect(view.cards[seats].caption == ["Buy"])
    let arrow = try #require(view.diagram.entrances[seats])
    #expect(view.acts[arrow].map { storyboard.acts[$0].caption } == ["Buy", "dismiss"])
    #expect(view.diagram.arrows[arrow].isBoth)
  }

  @Test func `States are folded into screens and flows, and each flow has a view`() async {
    let storyboard = await storyboard()
    #expect(storyboard.views.map(\.name) == ["States", "Screens", "Flows", "Booth", "Purchase"])
    #expect(storyboard.views[1].cards.count { !$0.states.isEmpty } == 8)
    #expect(storyboard.views[2].cards.suffix(2).map(\.title) == [["Booth"], ["Purchase"]])
    #expect(storyboard.views[4].cards.contains { $0.title == ["Booth"] })
    #expect(storyboard.views[4].cards.contains { $0.title == ["▲ cover Terms"] })
  }

  @Test func `States with equal outlines list their other differences`() async {
    let storyboard = await Explorer { try Cinema.stage() }.explore().storyboard
    #expect(Set(storyboard.states.map(\.outline)).count == 1)
    let notes = storyboard.views[0].cards.filter { !$0.states.isEmpty }.map { $0.notes.first }
    #expect(notes == [nil, "seat A3"])
    #expect(storyboard.html.contains("</small> <small>seat A3</small></h2>"))
  }

  @Test func `A path is printed as a test that passes`() async throws {
    let storyboard = await storyboard()
    let stub = try #require(storyboard.states.first { $0.outline.contains("Stub") })
    #expect(
      stub.test == """
        @MainActor @Test(.stages)
        func `This path leads to Stub`() async throws {
          let stage = try Booth.stage()
          try await stage.play(.take("Buy"))
          try await stage.play(.take("Pay"))
          stage.expectOutline(
            \"""
            stack Booth
              Lobby
              ▲ popover Stub
            \""")
        }
        """)
  }

  @MainActor @Test(.stages)
  func `This path leads to Stub`() async throws {
    let stage = try Booth.stage()
    try await stage.play(.take("Buy"))
    try await stage.play(.take("Pay"))
    stage.expectOutline(
      """
      stack Booth
        Lobby
        ▲ popover Stub
      """)
  }

  @Test func `An interruption that leads elsewhere is an arrow from a box of its own`() async {
    var explorer = Explorer { try Booth.stage() }
    explorer.interruptions = [
      .interruption("signed out", mayLose: true) { $0.director.open("booth://lobby") }
    ]
    let storyboard = await explorer.interrupt().exploration.storyboard
    let titles = storyboard.views[0].cards.map(\.title)
    #expect(titles.contains(["↯ signed out"]), "\(titles)")
    #expect(storyboard.html.contains("class=\"arrow interruption"))
  }

  @Test func `A guard is on the arrow that it bends, and its denial in the list`() async {
    let html = await storyboard().html
    #expect(html.contains("booth://office ⊘ The guard office denies it: Nobody has signed in."))
    #expect(html.contains("⊘ denied by a guard"))
  }
}
