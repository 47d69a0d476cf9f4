#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// The announcements and the focus of VoiceOver, and animations with reduced motion.
@MainActor struct VoiceTests {
  @Test func `VoiceOver says the title of the screen in front once it is there`() async throws {
    let rig = try await Rig(stack: "Home")
    rig.simulation.run { _ = rig.root.push(Page("Shows")) }
    #expect(rig.simulation.voiceOver.said == [])
    await rig.settle()
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(rig.simulation.voiceOver.said == ["Shows", "Home"])
  }

  @Test func `The control that opened a sheet gets the focus again, or the screen is announced`()
    async throws
  {
    let rig = try await Rig(stack: "Home")
    let button = UIButton()
    let home = try #require(rig.page("Home")).view
    for end in ["shown", "gone", "hidden"] {
      home?.addSubview(button)
      rig.simulation.voiceOver.focus = button
      rig.simulation.run { _ = rig.root.present(Page("Filter"), as: .sheet) }
      await rig.settle()
      rig.simulation.voiceOver.focus = nil
      if end == "gone" { button.removeFromSuperview() }
      button.isHidden = end == "hidden"
      rig.simulation.run { _ = rig.root.dismiss() }
      await rig.settle()
      #expect((rig.simulation.voiceOver.focus === button) == (end == "shown"))
    }
    let said = rig.simulation.voiceOver.said
    #expect(said == ["Filter", "UIButton", "Filter", "Home", "Filter", "Home"])
  }

  @Test func `The app's own animations are left out while the user has reduced motion`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let diary = Curtains()
    rig.host.use(Animator { Curtain($0, diary) }, for: "curtain")
    rig.simulation.reducesMotion = true
    for placement in [Placement.sheet, .cover] {
      rig.simulation.run {
        _ = rig.root.push(Page("b"), animation: TransitionAnimation(named: "curtain"))
      }
      await rig.settle()
      rig.simulation.run {
        _ = rig.root.present(
          Page("s"), as: placement, animation: TransitionAnimation(named: "curtain"))
      }
      await rig.settle()
      rig.simulation.run { _ = rig.root.dismiss() }
      await rig.settle()
      rig.simulation.run { _ = rig.root.pop() }
      await rig.settle()
    }
    #expect(diary.lines == [])
    rig.expectOrder("stack Teller\n  Page")
  }
}
#endif
