#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

@MainActor @Suite struct SheetTests {
  let model = SheetModel()

  func open(_ behaviors: Set<Renderer.Behavior> = []) -> Renderer {
    let renderer = Renderer(behaviors: behaviors) { SheetHost(model: model) }
    renderer.settle()
    _ = model.journal.take()
    return renderer
  }

  @Test func `A sheet covers its presenter, which is not notified`() {
    let renderer = open()
    model.item = .init(id: 1)
    renderer.settle()
    #expect(model.journal.take() == ["sheet 1 appears"])
    #expect(
      renderer.outline == """
        window
          text This is below
        sheet
          text This is sheet 1
        """)
  }

  @Test func `A sheet that the program removes reports its dismissal after it is gone`() {
    let renderer = open()
    model.item = .init(id: 1)
    renderer.settle()
    _ = model.journal.take()
    model.item = nil
    renderer.turn()
    #expect(model.journal.take() == [])
    renderer.settle()
    #expect(model.journal.take() == ["sheet 1 disappears", "dismissed"])
  }

  @Test func `A program may close the window as a dismissal is written`() {
    let renderer = open()
    model.item = .init(id: 1)
    renderer.settle()
    model.written = { [weak renderer] item in
      if item == nil { renderer?.windows.first?.close() }
    }
    #expect(renderer.user.swipeDown())
    renderer.settle()
    #expect(renderer.windows.isEmpty && model.item == nil)
    #expect(model.journal.take().contains("dismissed"))
  }

  @Test func `A sheet that is swiped away writes nil when it is gone`() {
    let renderer = open()
    model.item = .init(id: 1)
    renderer.settle()
    model.writes = []
    #expect(renderer.user.swipeDown() && model.writes == [])
    renderer.settle()
    #expect(
      model.writes == [nil]
        && model.journal.take().suffix(2) == ["sheet 1 disappears", "dismissed"])
    #expect(renderer.complaints == [] && renderer.window.elements.count == 1)
  }

  @Test func `A view may leave with the binding of the sheet that it presents`() {
    let shown = SwitchModel()
    let renderer = Renderer { Fading(shown: shown) }
    renderer.settle()
    shown.isOn = true
    renderer.settle()
    #expect(renderer.user.swipeDown())
    renderer.settle()
    #expect(renderer.outline == "window\n  text gone")
  }

  @Test func `Another item takes the sheet away and brings another, with a dismissal between`() {
    let renderer = open()
    model.item = .init(id: 1)
    renderer.settle()
    _ = model.journal.take()
    model.item = .init(id: 2)
    renderer.settle()
    #expect(
      model.journal.take() == ["sheet 1 disappears", "dismissed", "sheet 2 appears"])
    #expect(renderer.complaints == [])
  }
}
#endif
