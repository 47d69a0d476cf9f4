#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import Usher
import UsherSwiftUI

/// The announcements of VoiceOver, and its focus.
@MainActor struct VoiceTests {
  @Test(arguments: Ways.all)
  func `VoiceOver says the view in front, and what opened a sheet has the focus again`(
    ways: Ways
  ) async {
    let desk = Desk(.sheet, ways)
    let simulation = desk.renderer.simulation
    let button = UIButton()
    await desk.rest()
    simulation.run { _ = desk.guide.push(Titled(title: "Shows")) }
    await desk.rest()
    simulation.run { _ = desk.guide.push(Counted()) }
    await desk.rest()
    simulation.voiceOver.focus = button
    simulation.run { _ = desk.guide.present(Titled(title: "Filter"), as: .sheet) }
    await desk.rest()
    simulation.voiceOver.focus = nil
    simulation.run { _ = desk.guide.dismiss() }
    await desk.rest()
    #expect(simulation.voiceOver.said == ["Shows", "7 shows", "Filter", "UIButton"])
    #expect(simulation.voiceOver.focus === button)
  }
}

private struct Titled: ScreenView {
  let title: String?
  var body: some View { Text(verbatim: title ?? "") }
}

private struct Counted: ScreenView, AnnouncementProviding {
  let title = "Results"
  var announcement: String? { "7 shows" }
  var body: some View { Text(verbatim: "Results") }
}
#endif
