#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct DismissalTests {
  @Test func `Controllers above a dismissed lower sheet are only notified of their disappearance`()
    throws
  {
    let display = Display()
    let root = display.show(display.screen("root"))
    let lower = display.screen("lower")
    let top = display.screen("top")
    display.present(lower, on: root)
    display.present(top, on: lower)
    let above = PresentationWitness(display.record)
    let below = PresentationWitness(Record())
    top.presentationController?.delegate = above
    lower.presentationController?.delegate = below
    #expect(display.user.swipeDown(on: lower))
    display.simulation.settle()
    #expect(top.presentingViewController == nil && root.presentedViewController == nil)
    #expect(below.record.take() == ["should dismiss", "will dismiss", "did dismiss"])
    #expect(
      display.record.take() == [
        "top will disappear", "lower will disappear", "top did disappear", "lower did disappear",
      ])
  }

  @Test func `A dismissal by the program is never reported to the presentation's delegate`() {
    let display = Display()
    let root = display.show(display.screen("root"))
    let sheet = display.screen("sheet")
    let witness = PresentationWitness(Record())
    display.present(sheet, on: root)
    sheet.presentationController?.delegate = witness
    root.dismiss(animated: true)
    display.simulation.settle()
    #expect(witness.record.take().isEmpty)
  }

  @Test(arguments: [true, false])
  func `An attempt on a locked sheet is reported when the gesture ends`(byApp: Bool) throws {
    let display = Display()
    let root = display.show(display.screen("root"))
    let sheet = display.stack("sheet")
    let witness = PresentationWitness(Record())
    display.present(sheet, on: root)
    sheet.presentationController?.delegate = witness
    sheet.viewControllers[0].isModalInPresentation = byApp
    witness.shouldDismiss = byApp
    let gesture = try #require(display.user.beginSwipeDown(on: sheet))
    #expect(witness.record.take() == (byApp ? [] : ["should dismiss"]))
    gesture.finish()
    display.simulation.settle()
    #expect(witness.record.take() == ["did attempt"])
    #expect(root.presentedViewController === sheet)
  }

  @Test func `A swipe that is taken back leaves the sheet, with the reversed calls`() throws {
    let display = Display()
    let root = display.show(display.screen("root"))
    let sheet = display.screen("sheet")
    let witness = PresentationWitness(display.record)
    display.present(sheet, on: root)
    sheet.presentationController?.delegate = witness
    let gesture = try #require(display.user.beginSwipeDown(on: sheet))
    var ends: [Bool] = []
    let coordinator = try #require(sheet.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
    gesture.move(to: 0.5)
    gesture.cancel()
    display.simulation.settle()
    #expect(ends == [true])
    #expect(root.presentedViewController === sheet)
    #expect(
      display.record.take() == [
        "should dismiss", "will dismiss", "sheet will disappear", "sheet will appear",
        "sheet did appear",
      ])
  }

  @Test func `A page sheet sends its presenter no disappearance, full screen does`() {
    let display = Display()
    let root = display.show(display.screen("root"))
    let sheet = display.screen("sheet")
    let cover = display.screen("cover")
    root.present(sheet, animated: true)
    display.simulation.settle()
    #expect(display.record.take() == ["sheet loads", "sheet will appear", "sheet did appear"])
    #expect(root.view.window != nil)
    root.dismiss(animated: true)
    display.simulation.settle()
    #expect(display.record.take() == ["sheet will disappear", "sheet did disappear"])
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    display.simulation.settle()
    #expect(
      display.record.take() == [
        "root will disappear", "cover loads", "cover will appear", "root did disappear",
        "cover did appear",
      ])
    #expect(root.view.window == nil)
    cover.dismiss(animated: true)
    display.simulation.settle()
    #expect(
      display.record.take() == [
        "cover will disappear", "root will appear", "cover did disappear", "root did appear",
      ])
    #expect(root.view.window === display.window)
  }

  @Test func `Being presented and being dismissed mean something only while it happens`() {
    final class Told: UIViewController {
      var told: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        told.append("presented \(isBeingPresented)")
      }
      override func viewDidDisappear(_ animated: Bool) {
        told.append("dismissed \(isBeingDismissed) \(presentingViewController == nil)")
      }
    }
    let display = Display()
    let root = display.show(display.screen("root"))
    let told = Told()
    display.present(told, on: root)
    #expect(!told.isBeingPresented)
    root.dismiss(animated: true)
    display.simulation.settle()
    #expect(!told.isBeingDismissed)
    #expect(told.told == ["presented true", "dismissed true true"])
  }

  @Test func `Replacing a root that presents leaks what it presents`() {
    let display = Display()
    weak var leaked: UIViewController?
    do {
      let root = display.show(display.screen("root"))
      let sheet = display.screen("sheet")
      display.present(sheet, on: root)
      leaked = sheet
    }
    display.show(display.screen("other"))
    #expect(leaked != nil)
  }

  @Test func `Dismissing first releases the presented controller`() {
    let display = Display()
    weak var released: UIViewController?
    do {
      let root = display.show(display.screen("root"))
      let sheet = display.screen("sheet")
      display.present(sheet, on: root)
      root.dismiss(animated: false)
      display.simulation.settle()
      released = sheet
    }
    #expect(released == nil)
  }
}
#endif
