import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// An inactive scene: SwiftUI renders nothing, and everything at once when it is active again.
@MainActor struct InactiveTests {
  @Test func `No step begins while the scene is inactive`() async throws {
    let rig = try await Rig(stack: "One")
    rig.host.sceneDidBecome(active: false)
    rig.root.push(Page("Two"))
    rig.root.present(Page("Sheet"))
    await rig.turns()
    #expect(rig.stack()?.path.isEmpty == true && rig.host.window.presented == nil)
    rig.host.sceneDidBecome(active: true)
    await rig.settle()
    rig.expectOrder("One", "Two", "Sheet")
  }

  @Test func `The rest of a step waits until the scene is active again`() async throws {
    let rig = try await Rig(stack: "One")
    rig.root.present(SceneAlert("Sure?"))
    await rig.settle()
    rig.root.present(Page("Sheet"))
    rig.host.sceneDidBecome(active: false)
    await rig.turns()
    #expect(rig.host.window.alert == nil && rig.host.window.presented == nil)
    rig.host.sceneDidBecome(active: true)
    rig.hand.update()
    await rig.settle()
    rig.root.dismiss()
    await rig.settle()
    rig.expectOrder("One", "Sure?")
  }

  @Test func `A screen that the user pops stays while the scene is not active`() async throws {
    let rig = try await Rig(stack: "One", "Two", isAutomatic: false)
    let model = try #require(rig.stack()?.path.last)
    #expect(rig.hand.back(1))
    rig.hand.completeGesture()
    rig.host.sceneDidBecome(active: false)
    for _ in 0..<4 {
      await rig.turns()
      rig.clock.jump(by: .seconds(2))
    }
    #expect(model.screen != nil)
    rig.host.sceneDidBecome(active: true)
    await rig.settle()
    #expect(model.screen == nil)
    rig.expectOrder("One")
  }
}
