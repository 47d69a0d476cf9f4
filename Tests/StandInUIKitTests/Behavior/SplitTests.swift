#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct SplitTests {
  final class Witness: NSObject, UISplitViewControllerDelegate {
    let record: Record
    var top: UISplitViewController.Column?

    init(_ record: Record) { self.record = record }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      record.note("proposed \(proposed)")
      return top ?? proposed
    }

    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { record.note("will show \(column)") }

    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { record.note("will hide \(column)") }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { record.note("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { record.note("expanded") }
  }

  private func split(
    in display: Display
  ) -> (split: UISplitViewController, list: Screen, detail: Screen) {
    let split = UISplitViewController(style: .doubleColumn)
    let list = display.screen("list")
    let detail = display.screen("detail")
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return (split, list, detail)
  }

  @Test func `Columns are side by side if there is room, each in a stack`() {
    let display = Display(.pad)
    let (split, list, detail) = split(in: display)
    display.show(split)
    #expect(!split.isCollapsed && list.view.window != nil && detail.view.window != nil)
    #expect(split.viewController(for: .primary) === list)
    #expect(list.navigationController != nil && list.splitViewController === split)
  }

  @Test func `A column that the style lacks raises an exception`() {
    let display = Display(.pad)
    let split = display.show(split(in: display).split)
    split.setViewController(display.screen("more"), for: .supplementary)
    #expect(
      display.complaints == [
        "NSInvalidArgumentException: A split view controller of two columns has no supplementary "
          + "column."
      ])
  }

  @Test(arguments: [UISplitViewController.Column.primary, .secondary])
  func `The delegate says which column is on top if there is little room`(
    top: UISplitViewController.Column
  ) {
    let display = Display(.pad)
    let (split, list, detail) = split(in: display)
    let witness = Witness(Record())
    (split.delegate, witness.top) = (witness, top)
    display.show(split)
    display.user.resize(to: .narrowPad)
    display.simulation.settle()
    #expect(witness.record.take() == ["proposed secondary", "collapsed"])
    #expect((list.view.window != nil) == (top == .primary))
    #expect((detail.viewIfLoaded?.window != nil) == (top == .secondary))
    display.user.resize(to: .pad)
    display.simulation.settle()
    #expect(witness.record.take() == ["expanded"])
    #expect(list.view.window != nil && detail.view.window != nil)
    #expect(display.complaints.isEmpty)
  }

  @Test func `Back goes from the second column to the first if there is little room`() throws {
    let display = Display()
    let (split, list, detail) = split(in: display)
    display.show(split)
    #expect(split.isCollapsed && detail.view.window != nil)
    #expect(display.user.tapBack(in: try #require(list.navigationController)))
    display.simulation.settle()
    #expect(list.view.window != nil && detail.view.window == nil)
    #expect(split.viewController(for: .secondary) === detail)
    split.show(.secondary)
    display.simulation.settle()
    #expect(detail.view.window != nil && list.view.window == nil)
  }

  @Test func `Hiding or showing a column in code is reported to the delegate`() {
    let display = Display(.pad)
    let (split, list, _) = split(in: display)
    let witness = Witness(Record())
    split.delegate = witness
    display.show(split)
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
    split.show(.primary)
    #expect(list.view.window != nil)
    #expect(witness.record.take() == ["will hide primary", "will show primary"])
  }
}
#endif
