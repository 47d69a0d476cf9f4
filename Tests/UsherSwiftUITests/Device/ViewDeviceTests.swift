#if canImport(UIKit) && canImport(SwiftUI)
import Testing
import Usher
import UsherSwiftUI

/// The host's assumptions about SwiftUI, on simulated SwiftUI or the real one.
@MainActor @Suite(.serialized) struct ViewDeviceTests {
  private let findings = Findings()

  @Test(arguments: [Placement.sheet, .cover, .popover])
  func `A presentation, and what follows below it, ends as soon as it is seen`(
    placement: Placement
  ) async throws {
    let window = try DeviceWindow { .stack(LabelView("Shows")) }
    #expect(await window.settles())
    #expect(await window.settles { $0.present(LabelView("Form"), as: placement) })
    #expect(await window.settles { $0.dismiss() })
    expectNoFailure(window)
  }

  @Test func `A push below a sheet is seen while the sheet is there`() async throws {
    let window = try DeviceWindow { .stack(LabelView("Shows")) }
    #expect(await window.settles())
    #expect(await window.settles { $0.present(LabelView("Form")) })
    #expect(await window.settles { $0.push(LabelView("Hamlet")) })
    #expect(window.director.tree.outline == "stack Owner\n  Label\n  Label\n  ▲ sheet Label")
    expectNoFailure(window)
  }

  @Test func `A push onto a root that has replaced another ends as soon as it is seen`()
    async throws
  {
    let window = try DeviceWindow { .stack(LabelView("Shows")) }
    #expect(await window.settles())
    #expect(await window.settles { $0.replaceAll(with: [LabelView("Sign in")]) })
    #expect(await window.settles { $0.push(LabelView("Password")) })
    expectNoFailure(window)
  }

  @Test func `Of two alerts in one turn the last is on the display, with its title`() async throws {
    let window = try DeviceWindow { .stack(LabelView("Shows")) }
    #expect(await window.settles())
    #expect(
      await window.settles {
        $0.present(SceneAlert("You are offline."))
        $0.dismiss()
        $0.present(SceneAlert("Delete everything?"))
      })
    #expect(window.alertTitle == "Delete everything?")
    expectNoFailure(window)
  }

  @Test func `An alert of the app's own is found, and so is its end`() async throws {
    let window = try DeviceWindow { [findings] in .stack(FindingView(findings)) }
    #expect(await window.settles())
    findings.isOpen = true
    #expect(await window.waits { window.alertTitle == "Own" })
    window.root.present(LabelView("Form"))
    let wait = "waiting for what the app has presented over Finding"
    #expect(await window.waits { window.events.contains(wait) })
    #expect(await window.settles { _ in findings.isOpen = false })
    expectNoFailure(window)
  }

  @Test func `A sheet's view dismisses it, and its state is released`() async throws {
    let window = try DeviceWindow { .stack(LabelView("Shows")) }
    #expect(await window.settles())
    #expect(await window.settles { $0.present(FindingView(findings)) })
    #expect(findings.state != nil)
    findings.close()
    #expect(await window.waits { window.director.tree.modals.isEmpty })
    #expect(await window.waits { findings.state == nil })
  }

  @Test func `A coordinator is found in the environment by its type`() async throws {
    let window = try DeviceWindow { [findings] in .stack(FindingView(findings)) }
    #expect(await window.settles())
    #expect(findings.hasOwner)
  }

  private func expectNoFailure(
    _ window: DeviceWindow, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let failures = window.events.filter { $0.hasPrefix("failed") }
    #expect(failures == [], sourceLocation: sourceLocation)
  }
}
#endif
