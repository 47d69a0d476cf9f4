#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

@MainActor @Suite struct StateTests {
  let model = SwitchModel()

  @Test func `State lives as long as the identity of its view`() {
    let renderer = Renderer { Shown(model: model) }
    #expect(renderer.user.tap("a 0") && renderer.user.tap("c 0"))
    renderer.settle()
    #expect(renderer.user.canTap("a 1") && renderer.user.canTap("c 1"))
    #expect(renderer.user.tap("on"))
    renderer.settle()
    #expect(renderer.user.canTap("b 0") && renderer.user.canTap("c 1"))
    (model.isOn, model.id) = (true, 2)
    renderer.settle()
    #expect(renderer.user.canTap("a 0") && renderer.user.canTap("c 0"))
  }

  @Test func `A change evaluates the views that read it and no others`() {
    let renderer = Renderer { Parent() }
    renderer.takeBodies()
    #expect(renderer.user.tap("Hello Ann"))
    renderer.settle()
    #expect(renderer.takeBodies() == ["Child": 1])
    #expect(renderer.user.canTap("Hello Bob"))
  }

  @Test func `A change is rendered in a later turn`() {
    let renderer = Renderer { Parent() }
    #expect(renderer.user.tap("Hello Ann"))
    #expect(renderer.user.canTap("Hello Ann"))
    renderer.turn()
    #expect(renderer.user.canTap("Hello Bob"))
  }

  @Test func `A value that did not change is not rendered again`() {
    let renderer = Renderer { Parent() }
    #expect(renderer.user.tap("Hello Ann"))
    renderer.settle()
    renderer.takeBodies()
    #expect(renderer.user.tap("Hello Bob"))
    renderer.settle()
    #expect(renderer.takeBodies() == [:])
  }

  @Test func `Updates that cause updates without end are stopped and complained of`() {
    let renderer = Renderer { Restless(model: model) }
    renderer.settle()
    #expect(renderer.complaints.map(\.kind) == [.neverSettles])
  }

  @Test func `Updates that cause none are not without end, however many there are at one instant`()
  {
    let renderer = Renderer { Shown(model: model) }
    for _ in 0..<200 {
      model.isOn.toggle()
      renderer.advance(by: 0)
    }
    #expect(renderer.outline.contains("button a 0") && renderer.complaints == [])
  }

  @Test func `A binding to a part of a state writes the state`() {
    let renderer = Renderer { Editor() }
    #expect(renderer.user.type("Eve", into: "Name"))
    renderer.settle()
    #expect(renderer.outline.contains("text Eve, 7"))
  }
}
#endif
