#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct PopoverTests {
  @Test func `A popover without an anchor raises an exception`() throws {
    let display = Display(.pad)
    let root = display.show(display.screen("root"))
    let bubble = display.screen("bubble")
    bubble.modalPresentationStyle = .popover
    root.present(bubble, animated: true)
    #expect(root.presentedViewController == nil)
    let popover = try #require(bubble.popoverPresentationController)
    #expect(
      display.complaints == [
        "NSGenericException: UIPopoverPresentationController (\(popover)) should have a non-nil "
          + "sourceView or barButtonItem set before the presentation occurs."
      ])
    popover.sourceItem = root.view
    root.present(bubble, animated: true)
    #expect(root.presentedViewController === bubble)
  }

  @Test func `A tap outside dismisses a popover and is reported to its delegate`() throws {
    let display = Display(.pad)
    let root = display.show(display.screen("root"))
    let bubble = display.screen("bubble")
    bubble.modalPresentationStyle = .popover
    let popover = try #require(bubble.popoverPresentationController)
    let witness = PresentationWitness(Record())
    (popover.sourceView, popover.delegate) = (root.view, witness)
    display.present(bubble, on: root, as: .popover)
    witness.shouldDismiss = false
    #expect(display.user.tapOutside(bubble))
    #expect(witness.record.take() == ["should dismiss", "did attempt"])
    witness.shouldDismiss = true
    #expect(display.user.tapOutside(bubble))
    display.simulation.settle()
    #expect(witness.record.take() == ["should dismiss", "will dismiss", "did dismiss"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `A popover is a sheet if there is little room, unless its delegate says otherwise`() {
    final class Keeping: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    let display = Display()
    let keeping = Keeping()
    let root = display.show(display.screen("root"))
    let sheet = display.screen("sheet")
    let bubble = display.screen("bubble")
    display.present(sheet, on: root, as: .popover)
    #expect(display.user.swipeDown(on: sheet))
    display.simulation.settle()
    bubble.modalPresentationStyle = .popover
    bubble.popoverPresentationController?.delegate = keeping
    bubble.popoverPresentationController?.sourceView = root.view
    display.present(bubble, on: root, as: .popover)
    #expect(!display.user.swipeDown(on: bubble) && display.user.tapOutside(bubble))
  }

  @Test func `A sheet rests at the height that the user drags it to`() throws {
    final class Heights: NSObject, UISheetPresentationControllerDelegate {
      var count = 0
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      ) { count += 1 }
    }
    let display = Display()
    let heights = Heights()
    let root = display.show(display.screen("root"))
    let screen = display.screen("sheet")
    let sheet = try #require(screen.sheetPresentationController)
    (sheet.detents, sheet.delegate) = ([.medium(), .large()], heights)
    display.present(screen, on: root)
    #expect(display.user.drag(screen, to: .large))
    #expect(sheet.selectedDetentIdentifier == .large && heights.count == 1)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(heights.count == 1)
    #expect(!display.user.drag(screen, to: .init("other")))
  }
}
#endif
