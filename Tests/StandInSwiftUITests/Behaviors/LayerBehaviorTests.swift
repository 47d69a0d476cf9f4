#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

/// The difficult behavior of layers, one by one.
@MainActor @Suite struct LayerBehaviorTests {
  let model = SheetModel()

  func open(_ behaviors: Set<Renderer.Behavior> = []) -> Renderer {
    let renderer = Renderer(behaviors: behaviors) { SheetHost(model: model) }
    model.item = .init(id: 1)
    renderer.settle()
    _ = model.journal.take()
    model.writes = []
    return renderer
  }

  @Test func `3 A swiped sheet sets its binding a second after it is gone`() {
    let renderer = open([.writesLate])
    #expect(renderer.user.swipeDown())
    renderer.advance(by: renderer.durations.layer)
    #expect(model.writes == [] && model.journal.take() == ["sheet 1 disappears"])
    #expect(renderer.window.elements.count == 1)
    renderer.advance(by: renderer.durations.lateness)
    #expect(model.writes == [nil] && model.journal.take() == ["dismissed"])
  }

  @Test func `3 What is presented before that is refused`() {
    let renderer = open([.writesLate, .dropsPresentations])
    #expect(renderer.user.swipeDown())
    renderer.advance(by: renderer.durations.layer)
    model.item = .init(id: 2)
    renderer.settle()
    #expect(renderer.complaints.map(\.kind) == [.presentingWhileMoving])
    #expect(renderer.window.elements.count == 1 && model.item?.id == 2)
  }

  @Test func `5 A gone item writes nil though its binding has another value`() {
    for behaviors in [[], [.writesForAnother]] as [Set<Renderer.Behavior>] {
      let renderer = open(behaviors)
      #expect(renderer.user.swipeDown())
      model.item = .init(id: 2)
      renderer.settle()
      #expect(model.item?.id == (behaviors.isEmpty ? 2 : nil))
    }
  }

  @Test func `6 and 7 Modals that leave with a lower one set all bindings, one or none`() {
    let expected: [(Set<Renderer.Behavior>, [String])] = [
      ([], ["third gone", "second gone", "first gone"]),
      ([.oneUpperLayerWrites], ["second gone", "first gone"]),
      ([.upperLayersAreSilent], ["first gone"]),
    ]
    for (behaviors, told) in expected {
      let tower = Tower()
      let renderer = Renderer(behaviors: behaviors) { TowerView(tower: tower, level: 0) }
      for level in 0..<3 {
        tower.isShown[level] = true
        renderer.settle()
      }
      #expect(renderer.window.elements.count == 4 && renderer.complaints == [])
      tower.isShown[0] = false
      renderer.settle()
      #expect(renderer.window.elements.count == 1)
      #expect(tower.journal.take() == told)
    }
  }

  @Test func `9 A presentation that is asked for while another moves is lost, or waits`() {
    for behaviors in [[], [.dropsPresentations]] as [Set<Renderer.Behavior>] {
      let tower = Tower()
      let renderer = Renderer(behaviors: behaviors) { TowerView(tower: tower, level: 0) }
      tower.isShown = [true, true, false]
      renderer.settle()
      #expect(renderer.complaints.map(\.kind) == [.presentingWhileMoving])
      #expect(renderer.window.elements.count == (behaviors.isEmpty ? 3 : 2))
    }
  }

  @Test func `25 What is presented begins to come a moment later`() {
    let renderer = Renderer(behaviors: [.beginsLayersLate]) { SheetHost(model: model) }
    model.item = .init(id: 1)
    renderer.turn()
    #expect(renderer.window.elements.count == 1 && model.journal.take() == ["below appears"])
    renderer.settle()
    #expect(renderer.window.elements.count == 2)
  }

  @Test func `25 What is presented late and taken back before it begins is never seen`() {
    let renderer = Renderer(behaviors: [.beginsLayersLate]) { SheetHost(model: model) }
    model.item = .init(id: 1)
    renderer.turn()
    model.item = nil
    renderer.settle()
    #expect(renderer.window.elements.count == 1)
    #expect(!model.journal.take().contains("sheet 1 appears"))
    model.item = .init(id: 2)
    renderer.settle()
    #expect(renderer.window.elements.count == 2)
  }

  @Test func `26 A sheet that has not come whole can be sent back`() {
    for behaviors in [[], [.grabsComingLayers]] as [Set<Renderer.Behavior>] {
      let renderer = Renderer(behaviors: behaviors) { SheetHost(model: model) }
      model.item = .init(id: 1)
      renderer.advance(by: renderer.durations.layer / 2)
      #expect(renderer.user.swipeDown() == !behaviors.isEmpty)
      renderer.settle()
      #expect(renderer.window.elements.count == (behaviors.isEmpty ? 2 : 1))
      #expect(model.item?.id == (behaviors.isEmpty ? 1 : nil))
      model.item = nil
      renderer.settle()
    }
  }

  @Test func `Several levels appear at once without animation`() {
    let tower = Tower()
    let renderer = Renderer(behaviors: Renderer.Behavior.all) {
      TowerView(tower: tower, level: 0)
    }
    withTransaction(\.disablesAnimations, true) { tower.isShown = [true, true, true] }
    renderer.settle()
    #expect(renderer.window.elements.count == 4 && renderer.complaints == [])
  }

  @Test func `15 An appearance is reported twice`() {
    let renderer = open([.appearsTwice])
    model.item = .init(id: 2)
    renderer.settle()
    #expect(model.journal.take().suffix(2) == ["sheet 2 appears", "sheet 2 appears"])
  }

  @Test func `16 A modifier keeps the last item that it presented`() {
    for behaviors in [[], [.keepsLastItem]] as [Set<Renderer.Behavior>] {
      let holder = Holder()
      let renderer = Renderer(behaviors: behaviors) { HolderView(holder: holder) }
      holder.item = Holder.Item()
      weak let item = holder.item
      renderer.settle()
      holder.item = nil
      renderer.settle()
      #expect((item == nil) == behaviors.isEmpty)
    }
  }
}
#endif
