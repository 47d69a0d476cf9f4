#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct AlertTests {
  @Test func `An answer is delivered once the alert is gone`() throws {
    let display = Display()
    let root = display.show(display.screen("root"))
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    var wasGone: [Bool] = []
    alert.addAction(
      UIAlertAction(title: "Leave", style: .destructive) { _ in
        wasGone.append(root.presentedViewController == nil)
      })
    alert.addTextField { $0.placeholder = "why" }
    root.present(alert, animated: true)
    #expect(!display.user.tap("Leave", in: alert))
    display.simulation.settle()
    let field = try #require(alert.textFields?.first)
    field.text = "tired"
    #expect(display.user.tap("Leave", in: alert) && wasGone.isEmpty)
    display.simulation.settle()
    #expect(wasGone == [true] && field.placeholder == "why")
    #expect(!display.user.tap("Leave", in: alert))
  }

  @Test func `A question is not swiped away, and takes nothing from what is below`() {
    let display = Display()
    let root = display.show(display.screen("root"))
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    display.simulation.settle()
    #expect(!display.user.swipeDown(on: alert) && !display.user.tapOutside(alert))
    #expect(display.record.take().isEmpty && root.presentedViewController === alert)
  }

  @Test func `A tap beside a sheet of actions gives the cancelling answer`() {
    let display = Display()
    let root = display.show(display.screen("root"))
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var isCancelled = false
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in isCancelled = true })
    root.present(alert, animated: true)
    display.simulation.settle()
    #expect(display.user.tapOutside(alert))
    display.simulation.settle()
    #expect(isCancelled && root.presentedViewController == nil)
  }

  @Test func `A sheet of actions on a tablet needs an anchor`() {
    let display = Display(.pad)
    let root = display.show(display.screen("root"))
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    display.simulation.run { root.present(alert, animated: true) }
    #expect(root.presentedViewController == nil)
    #expect(display.complaints.count == 1)
    alert.popoverPresentationController?.sourceView = root.view
    display.simulation.run { root.present(alert, animated: true) }
    #expect(root.presentedViewController === alert && display.complaints.isEmpty)
  }

  @Test func `A tap beside a popover of actions without a cancelling one calls no handler`() {
    let display = Display(.pad)
    let root = display.show(display.screen("root"))
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var isAnswered = false
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in isAnswered = true })
    display.simulation.run {
      alert.popoverPresentationController?.sourceView = root.view
      root.present(alert, animated: true)
    }
    display.simulation.settle()
    #expect(display.user.tapOutside(alert))
    display.simulation.settle()
    #expect(!isAnswered && root.presentedViewController == nil && display.complaints.isEmpty)
  }

  @Test(arguments: [true, false])
  func `A phone shows actions at its foot, or in a popover since iOS 26`(isNew: Bool) {
    let display = Display()
    display.simulation.showsActionSheetsInPopovers = isNew
    let root = display.show(display.screen("root"))
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    display.simulation.run { root.present(alert, animated: true) }
    display.simulation.settle()
    #expect((alert.presentationController?.presentationStyle == .popover) == isNew)
    #expect(display.user.tapOutside(alert) == isNew)
    display.simulation.settle()
    #expect((root.presentedViewController == nil) == isNew && display.complaints.isEmpty)
  }
}
#endif
