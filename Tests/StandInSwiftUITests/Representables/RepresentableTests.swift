#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct RepresentableTests {
  let model = PathModel()
  let journal = Journal()

  @Test func `A controller is notified that it has appeared when the push has ended`() {
    let renderer = Renderer { Pushing(model: model, journal: journal) }
    model.path = ["a"]
    renderer.turn()
    #expect(journal.take() == ["updates 1", "on appear"])
    renderer.settle()
    #expect(journal.take() == ["did appear"])
    model.path = []
    renderer.settle()
    #expect(journal.take() == ["did disappear"])
    #expect(renderer.simulation.messages == [])
  }

  @Test func `A controller in a sheet is notified when the sheet has appeared`() {
    let renderer = Renderer {
      Text("below").sheet(isPresented: .constant(true)) {
        WitnessView(journal: journal, number: 1)
      }
    }
    #expect(journal.take() == ["updates 1"])
    renderer.advance(by: renderer.durations.layer)
    #expect(journal.take() == ["did appear"])
  }

  @Test func `A view that is removed while it moves is released, though a finger holds its swipe`()
    throws
  {
    let tower = SwitchModel()
    let renderer = Renderer { SheetOfStack(model: tower, journal: journal) }
    renderer.settle()
    let swipe = try #require(renderer.user.swipeBack())
    tower.isOn = false
    renderer.settle()
    #expect(journal.take().last == "released")
    swipe.finish()
    renderer.settle()
    #expect(renderer.window.elements.count == 1 && renderer.complaints == [])
  }

  @Test func `A controller has a window while it is seen`() {
    let renderer = Renderer { WitnessView(journal: journal, number: 1) }
    #expect(journal.take() == ["updates 1", "did appear"])
    #expect(renderer.simulation.windows.count == 1)
  }
}
#endif
