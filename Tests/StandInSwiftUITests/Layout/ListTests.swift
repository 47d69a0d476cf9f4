#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing

/// Lists of views, and the effects of modifiers and containers on them.
@MainActor @Suite struct ListTests {
  let model = SwitchModel()
  let journal = Journal()

  @Test func `Modifiers of no view apply to nothing, until there is one`() {
    model.isOn = false
    let renderer = Renderer { Vanishing(model: model, journal: journal, isContained: false) }
    renderer.settle()
    #expect(journal.take() == ["updates 1"])
    model.isOn = true
    renderer.settle()
    #expect(Set(journal.take()) == ["appears", "did appear"])
    model.isOn = false
    renderer.settle()
    #expect(Set(journal.take()) == ["disappears", "did disappear"])
  }

  @Test func `A container of no view is a view`() {
    model.isOn = false
    let renderer = Renderer { Vanishing(model: model, journal: journal, isContained: true) }
    renderer.settle()
    #expect(Set(journal.take()) == ["updates 1", "appears", "did appear"])
  }

  @Test func `A stack lays the views of the app's own views over each other, or below one another`()
  {
    #expect(Renderer { ZStack { Pair() } }.window.overlaps == [["one", "two"]])
    #expect(Renderer { ZStack { AnyView(Group { Pair() }) } }.window.overlaps == [["one", "two"]])
    #expect(Renderer { ZStack { VStack { Pair() } } }.window.overlaps == [])
    #expect(Renderer { NavigationStack { Pair() } }.window.overlaps == [])
  }

  @Test func `A space is found by its name, and not by the optional of its name`() {
    for name in [7, nil] as [Int?] {
      let renderer = Renderer {
        VStack {
          if let name { Measured(name: name, journal: journal) }
          Measured(name: name, journal: journal)
        }
        .coordinateSpace(.named(7))
      }
      renderer.settle()
    }
    #expect(journal.take() == ["0 0", "1000 1000", "1000 1000"])
  }
}
#endif
