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

  @Test(arguments: OwnKind.allCases)
  func `UIKit presents all that a view presents, until the view has left the display`(kind: OwnKind)
    throws
  {
    let (model, finder) = (SwitchModel(), Finder())
    model.isOn = false
    let renderer = Renderer { OwnPresenter(model: model, kind: kind, finder: finder) }
    renderer.settle()
    #expect(finder.presented == nil)
    model.isOn = true
    renderer.turn()
    let presented = try #require(finder.presented)
    let container = try #require(presented.presentationController?.containerView)
    renderer.settle()
    model.isOn = false
    renderer.turn()
    #expect(finder.presented === presented && container.window != nil)
    renderer.settle()
    #expect(finder.presented == nil && container.window == nil)
    #expect(renderer.complaints == [] && renderer.simulation.messages == [])
  }

  @Test(arguments: OwnKind.allCases)
  func `UIKit asks what a view asks by a controller with its title`(kind: OwnKind) {
    let (model, finder) = (SwitchModel(), Finder())
    let renderer = Renderer { OwnPresenter(model: model, kind: kind, finder: finder) }
    renderer.settle()
    let question = finder.presented as? UIAlertController
    #expect((question != nil) == [.alert, .dialog].contains(kind))
    #expect(question?.title == question.map { _ in "own" })
    #expect(question.map { ($0.preferredStyle == .alert) == (kind == .alert) } ?? true)
  }

  @Test func `A controller in a sheet finds what lies over the sheet, and not the sheet`() {
    let (tower, finder) = (SwitchModel(), Finder())
    tower.isOn = false
    let renderer = Renderer {
      Text("below").sheet(isPresented: .constant(true)) {
        OwnPresenter(model: tower, kind: .sheet, finder: finder)
      }
    }
    renderer.settle()
    #expect(finder.controller != nil && finder.presented == nil)
    tower.isOn = true
    renderer.settle()
    #expect(finder.presented != nil)
  }

  @Test func `A controller in a background takes touches, unless it leaves them`() {
    for isEnabled in [true, false] {
      let renderer = Renderer {
        Text("in front").background(
          WitnessView(journal: journal, number: 1).allowsHitTesting(isEnabled))
      }
      #expect(renderer.complaints.map(\.kind) == (isEnabled ? [.touchesTaken] : []))
    }
  }

  @Test func `A controller has a window while it is seen`() {
    let renderer = Renderer { WitnessView(journal: journal, number: 1) }
    #expect(journal.take() == ["updates 1", "did appear"])
    #expect(renderer.simulation.windows.count == 1)
  }
}
#endif
