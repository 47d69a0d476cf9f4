#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Testing
import UIKit
import UsherTesting
import UsherUIKit

/// Names beside SwiftUI's: a file that imports both uses them unqualified.
@MainActor struct NamesTests {
  @Test func `A coordinator, a shape, a layout, a transition and a link fit in one file`()
    throws
  {
    let studio = StudioCoordinator()
    let director = SceneDirector(studio, host: HeadlessHost())
    director.start()
    studio.ask()
    #expect(director.tree.outline == "stack Studio\n  Easel\n  ▲ alert Varnish it?")
    #expect(!Brushstroke().path(in: .zero).isEmpty)
    #expect(unhurried().disablesAnimations)
    let site = try #require(URL(string: "https://painter.example"))
    let controller = UIHostingController(rootView: Signature(site: site))
    #expect(controller.rootView.site == site)
  }

  @Test func `Types of both modules are distinguished by name alone`() {
    let phases: (WindowPhase, ScenePhase) = (.foreground, .active)
    #expect(phases.0 == .foreground && phases.1 > .background)
    let change = SceneChange(edits: [], cause: .program)
    #expect(change.edits.isEmpty)
    #expect(Triptych.self != Varnish.self as Any.Type)
  }
}
#endif
