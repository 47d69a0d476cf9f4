#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// The delegates that the app has set are notified of everything, and are set alone again in the
/// end.
@MainActor struct KeptDelegateTests {
  @Test
  func `The app's own delegate of pages is notified of swipes, and its data source is restored`()
    async throws
  {
    let diary = PagesDiary()
    let rig = try await Rig({ _ in .pages(Page("a"), Page("b")) })
    let pages = try #require(rig.window.rootViewController as? UIPageViewController)
    (pages.delegate, pages.dataSource) = (diary, diary)
    rig.root.setBadge("1", on: try #require(rig.page("a")))
    await rig.settle()
    #expect(rig.user.swipe(to: .forward, in: pages))
    await rig.settle()
    #expect(diary.lines == ["will b", "did a true"])
    rig.director.close()
    await rig.settle()
    #expect(pages.delegate === diary && pages.dataSource === diary)
  }

  @Test func `The app's own delegate of columns is called, and chooses the visible one`()
    async throws
  {
    let diary = ColumnsDiary()
    let rig = try await Rig(
      { _ in .split(Page("list"), Page("detail"), selected: 1) }, traits: .pad)
    let split = try #require(rig.window.rootViewController as? UISplitViewController)
    split.delegate = diary
    rig.root.setBadge("1", on: try #require(rig.page("list")))
    await rig.settle()
    rig.user.resize(to: .narrowPad)
    await rig.settle()
    #expect(diary.lines == ["top", "collapsed"])
    #expect(rig.inSight == ["list"])
    #expect(rig.host.shown == rig.director.tree)
    rig.user.resize(to: .pad)
    await rig.settle()
    #expect(diary.lines == ["top", "collapsed", "expanded"])
    rig.director.close()
    await rig.settle()
    #expect(split.delegate === diary)
  }

  @Test func `The app's own delegate of a sheet is asked as well, and notified of its end`()
    async throws
  {
    let diary = SheetDiary()
    let rig = try await Rig(stack: "a")
    let sheet = Page("s")
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = diary
    rig.root.present(sheet)
    await rig.settle()
    rig.user.swipeDown(on: sheet)
    await rig.settle()
    #expect(diary.lines == ["should", "attempt"])
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
    diary.lets = true
    rig.user.swipeDown(on: sheet)
    await rig.settle()
    #expect(diary.lines == ["should", "attempt", "should", "will", "did"])
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test
  func `A delegate that is set while nothing moves is passed, and what the user does is followed`()
    async throws
  {
    let diary = StackDiary()
    let rig = try await Rig(stack: "a", "b")
    rig.stack?.delegate = diary
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(diary.lines == ["will a", "did a"])
    rig.expectOrder("stack Teller\n  Page")
    rig.stack?.delegate = nil
    rig.root.push(Page("c"))
    await rig.settle()
    #expect(rig.beginEdgeSwipe() != nil)
  }

  @Test func `A title that changes is shown, and so is a badge that goes`() async throws {
    let rig = try await Rig({ _ in .tabs(SceneLayout.stack(Page("a")), Page("b")) })
    let (a, b) = (try #require(rig.page("a")), try #require(rig.page("b")))
    a.title = "other"
    rig.root.update(a)
    rig.root.setBadge("3", on: b)
    await rig.settle()
    #expect(a.navigationItem.title == "other" && b.tabBarItem.badgeValue == "3")
    #expect(rig.id("other") != nil)
    rig.root.setBadge(nil, on: b)
    await rig.settle()
    #expect(b.tabBarItem.badgeValue == nil)
  }
}

final class PagesDiary: NSObject, UIPageViewControllerDelegate, UIPageViewControllerDataSource {
  private(set) var lines: [String] = []

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    lines.append("will \(pendingViewControllers.first?.title ?? "")")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    lines.append("did \(previousViewControllers.first?.title ?? "") \(completed)")
  }
}

final class ColumnsDiary: NSObject, UISplitViewControllerDelegate {
  private(set) var lines: [String] = []

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    lines.append("top")
    return .primary
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expanded") }
}

/// Allows dismissals only on request of the test.
final class SheetDiary: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var lines: [String] = []
  var lets = false

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    lines.append("should")
    return lets
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    lines.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    lines.append("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    lines.append("attempt")
  }
}
#endif
