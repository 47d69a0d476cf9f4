#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

@MainActor @Suite struct TabTests {
  let model = TabModel()

  @Test func `The selected tab is seen`() {
    let renderer = Renderer { Tabs(model: model) }
    #expect(
      renderer.outline == """
        window
          tabs
            tab Shows
              text This is shows
            tab Tickets (behind)
              text This is tickets
        """)
    #expect(model.journal.take() == ["shows appears"])
  }

  @Test func `21 Tabs that were visited appear again when the tab view is removed`() {
    for behaviors in [[], [.appearsWhenRemoved]] as [Set<Renderer.Behavior>] {
      let model = TabModel()
      let renderer = Renderer(behaviors: behaviors) { MaybeTabs(model: model) }
      #expect(renderer.user.tapTab("Tickets"))
      renderer.settle()
      _ = model.journal.take()
      model.isOpen = false
      renderer.settle()
      let told = model.journal.take()
      #expect(told.contains("tickets disappears"))
      #expect(told.contains("shows appears") == !behaviors.isEmpty, "\(told)")
    }
  }

  @Test func `A tap selects a tab and writes its value`() {
    let renderer = Renderer { Tabs(model: model) }
    _ = model.journal.take()
    #expect(renderer.user.tapTab("Tickets"))
    renderer.settle()
    #expect(model.writes == ["tickets"])
    #expect(model.journal.take() == ["tickets appears", "shows disappears"])
  }

  @Test
  func `A tap on the selected tab writes its value again, and the program's choice nothing`() {
    let renderer = Renderer(behaviors: [.writesSelectionAgain]) { Tabs(model: model) }
    #expect(renderer.user.tapTab("Shows"))
    renderer.settle()
    #expect(model.writes == ["shows"])
    model.selection = "tickets"
    renderer.settle()
    #expect(model.writes == ["shows", "tickets"] && renderer.complaints == [])
  }

  @Test func `A setter that keeps the old value keeps the old tab`() {
    let renderer = Renderer {
      TabView(selection: .constant(1)) {
        Tab("One", systemImage: "1", value: 1) { Text("one") }
        Tab("Two", systemImage: "2", value: 2) { Text("two") }
      }
    }
    #expect(renderer.user.tapTab("Two"))
    renderer.settle()
    #expect(renderer.complaints == [])
    #expect(
      renderer.outline == """
        window
          tabs
            tab One
              text one
            tab Two (behind)
              text two
        """)
  }

  @Test func `A tab for each element has the value it is given`() {
    let selected = 2
    let renderer = Renderer {
      TabView(selection: .constant(selected)) {
        ForEach([1, 2], id: \.self) { number in
          Tab("Tab \(number)", systemImage: "", value: number) { Text("\(number)") }.badge(
            number - 1)
        }
      }
    }
    let tabs = renderer.window.elements[0].children[0].children
    #expect(tabs.map(\.title) == ["Tab 1", "Tab 2"])
    #expect(tabs.map(\.badge) == [nil, "1"])
    #expect(tabs.map(\.value) == [1, 2] && tabs.map(\.isSelected) == [false, true])
  }

  @Test func `Equal values and values without a tab are complained of`() {
    let renderer = Renderer {
      TabView(selection: .constant(3)) {
        Text("a").tag(1)
        Text("b").tag(1)
      }
      .tabViewStyle(.page)
    }
    #expect(renderer.complaints.map(\.kind) == [.duplicateTag, .missingTag])
    #expect(renderer.outline.hasPrefix("window\n  pages\n    page\n"))
  }

  @Test func `A selection that is changed and put back at once is complained of`() {
    let renderer = Renderer { PutBack(model: model) }
    #expect(renderer.user.tapTab("Tickets"))
    model.selection = "shows"
    renderer.settle()
    #expect(renderer.complaints.map(\.kind) == [.selectionPutBack])
  }

  @Test func `Tabs that are not seen have their state, and keep it`() {
    let renderer = Renderer { Counters(model: model) }
    renderer.takeBodies()
    #expect(renderer.user.tap("0 times"))
    renderer.settle()
    model.selection = "tickets"
    renderer.settle()
    model.selection = "shows"
    renderer.settle()
    #expect(renderer.user.canTap("1 times"))
    #expect(renderer.takeBodies() == ["Counting": 1])
  }
}
#endif
