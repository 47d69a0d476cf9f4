#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct PresentationTests {
  @Test func `Presenting while a presentation runs is ignored with a line in the log`() {
    let display = Display()
    let root = display.show(display.screen("root"))
    let first = display.screen("first")
    let second = display.screen("second")
    root.present(first, animated: true)
    var isHeard = false
    root.present(second, animated: true) { isHeard = true }
    first.present(second, animated: true) { isHeard = true }
    display.simulation.settle()
    #expect(root.presentedViewController === first)
    #expect(!isHeard && second.presentingViewController == nil)
    #expect(
      display.complaints == [
        "Attempt to present \(second) on \(root) (from \(root)) while a presentation is in progress.",
        "Attempt to present \(second) on \(first) (from \(first)) "
          + "while a presentation is in progress.",
      ])
  }

  @Test func `Presenting from what is not in a window is ignored with a line in the log`() {
    let display = Display()
    let lone = display.screen("lone")
    let sheet = display.screen("sheet")
    display.simulation.run { lone.present(sheet, animated: true) }
    #expect(sheet.presentingViewController == nil)
    #expect(
      display.complaints == [
        "Attempt to present \(sheet) on \(lone) (from \(lone)) "
          + "whose view is not in the window hierarchy."
      ])
  }

  @Test func `Presenting from what presents already is ignored with a line in the log`() {
    let display = Display()
    let root = display.show(display.screen("root"))
    let first = display.screen("first")
    let second = display.screen("second")
    display.present(first, on: root)
    root.present(second, animated: true)
    #expect(root.presentedViewController === first)
    #expect(
      display.complaints == [
        "Attempt to present \(second) on \(root) (from \(root)) which is already presenting \(first)."
      ])
  }

  @Test func `Presenting what has a parent or is presented raises an exception`() {
    let display = Display()
    let stack = display.show(display.stack("root"))
    let sheet = display.screen("sheet")
    display.present(sheet, on: stack)
    sheet.present(stack.viewControllers[0], animated: true)
    sheet.present(sheet, animated: true)
    #expect(
      display.complaints == [
        "NSInvalidArgumentException: Application tried to present modally an active controller "
          + "\(stack.viewControllers[0]).",
        "NSInvalidArgumentException: Application tried to present modally a view controller "
          + "\(sheet) that is already being presented by \(stack).",
      ])
  }

  @Test func `The outermost container presents for those that it contains`() {
    let display = Display()
    let stack = display.show(display.stack("root"))
    let sheet = display.screen("sheet")
    stack.viewControllers[0].present(sheet, animated: true)
    #expect(sheet.presentingViewController === stack)
    #expect(stack.viewControllers[0].presentedViewController === sheet)
  }

  @Test func `A style over the current context stays inside the controller that defines it`() {
    let display = Display()
    let stack = display.show(display.stack("root"))
    let root = stack.viewControllers[0]
    let cover = display.screen("cover")
    root.definesPresentationContext = true
    display.present(cover, on: root, as: .overCurrentContext)
    #expect(cover.presentingViewController === root)
  }

  @Test func `Dismissing on a presenter takes all above it, and only the top one animates`() {
    let display = Display()
    let root = display.show(display.screen("root"))
    let lower = display.screen("lower")
    let top = display.screen("top")
    display.present(lower, on: root)
    display.present(top, on: lower)
    root.dismiss(animated: true)
    let moving = top.transitionCoordinator?.viewController(forKey: .from)
    #expect(moving === top)
    display.simulation.settle()
    #expect(root.presentedViewController == nil && lower.presentedViewController == nil)
    #expect(
      display.record.take() == [
        "top will disappear", "lower will disappear", "top did disappear", "lower did disappear",
      ])
  }

  @Test func `Dismissing on a leaf goes to its presenter`() {
    let display = Display()
    let root = display.show(display.screen("root"))
    let sheet = display.stack("sheet")
    display.present(sheet, on: root)
    var isHeard = false
    sheet.viewControllers[0].dismiss(animated: true) { isHeard = true }
    display.simulation.settle()
    #expect(root.presentedViewController == nil && isHeard)
  }

  @Test func `Dismissing during a transition is refused with a line in the log`() {
    let display = Display()
    let root = display.show(display.screen("root"))
    let sheet = display.screen("sheet")
    root.present(sheet, animated: true)
    var isHeard = false
    sheet.dismiss(animated: true) { isHeard = true }
    display.simulation.settle()
    #expect(root.presentedViewController === sheet && !isHeard)
    #expect(
      display.complaints == [
        "Attempt to dismiss from view controller \(sheet) while a presentation or dismiss is in "
          + "progress!"
      ])
  }

  @Test func `The completion of a dismissal of nothing is never called`() {
    let display = Display()
    let root = display.show(display.screen("root"))
    var isHeard = false
    root.dismiss(animated: true) { isHeard = true }
    display.simulation.settle()
    #expect(!isHeard && display.complaints.isEmpty)
  }

  @Test func `The style is set before the presentation controller is requested`() {
    let early = UIViewController()
    let late = UIViewController()
    early.modalPresentationStyle = .fullScreen
    #expect(early.sheetPresentationController == nil)
    #expect(late.sheetPresentationController != nil)
    late.modalPresentationStyle = .fullScreen
    #expect(late.presentationController is UISheetPresentationController)
  }

  @Test func `A controller that was asked for its presentation and is not presented is kept`() {
    let display = Display()
    weak var asked: UIViewController?
    weak var presented: UIViewController?
    let root = display.show(display.screen("root"))
    do {
      let (one, other) = (display.screen("one"), display.screen("other"))
      (asked, presented) = (one, other)
      _ = (one.presentationController, other.sheetPresentationController)
      root.present(other, animated: true)
      display.simulation.settle()
      root.dismiss(animated: true)
      display.simulation.settle()
    }
    #expect(asked != nil && presented == nil)
  }
}
#endif
