#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct PageTests {
  final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    let record = Record()

    init(_ pages: [UIViewController]) { self.pages = pages }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) { record.note("to \(pending[0].title ?? "")") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { record.note("from \(previousViewControllers[0].title ?? ""): \(completed)") }

    private func page(_ page: UIViewController, _ distance: Int) -> UIViewController? {
      let index = (pages.firstIndex(of: page) ?? -1) + distance
      return pages.indices.contains(index) ? pages[index] : nil
    }
  }

  private func pages(
    in display: Display
  ) -> (controller: UIPageViewController, book: Book) {
    let book = Book(["a", "b"].map(display.screen))
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    (pages.dataSource, pages.delegate) = (book, book)
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    return (display.show(pages), book)
  }

  @Test func `A strip of pages scrolls, and has no transition coordinator`() throws {
    let display = Display()
    let (pages, book) = pages(in: display)
    let swipe = try #require(display.user.beginSwipe(to: .forward, in: pages))
    #expect(pages.transitionCoordinator == nil && book.pages[1].view.window != nil)
    swipe.finish()
    display.simulation.settle()
    #expect(pages.viewControllers == [book.pages[1]])
  }

  @Test func `A completed swipe is reported before and after`() {
    let display = Display()
    let (pages, book) = pages(in: display)
    #expect(display.user.swipe(to: .forward, in: pages))
    display.simulation.settle()
    #expect(book.record.take() == ["to b", "from a: true"])
    #expect(pages.viewControllers == [book.pages[1]])
    #expect(
      display.record.take() == [
        "b will move in", "b loads", "b will appear", "a will disappear", "b did appear",
        "a did disappear", "a will move out", "a did move out", "b did move in",
      ])
  }

  @Test func `A swipe that is taken back leaves the page`() throws {
    let display = Display()
    let (pages, book) = pages(in: display)
    try #require(display.user.beginSwipe(to: .forward, in: pages)).cancel()
    display.simulation.settle()
    #expect(book.record.take() == ["to b", "from a: false"])
    #expect(pages.viewControllers == [book.pages[0]])
    #expect(
      display.record.take() == [
        "b will move in", "b loads", "b will appear", "a will disappear", "a will appear",
        "a did appear", "b will disappear", "b did disappear", "b will move out", "b did move out",
      ])
  }

  @Test func `There is no swipe beyond the last page, and page turns by code are not reported`() {
    let display = Display()
    let (pages, book) = pages(in: display)
    #expect(!display.user.swipe(to: .reverse, in: pages))
    var ends: [Bool] = []
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
      ends.append($0)
    }
    #expect(pages.viewControllers == [book.pages[1]] && ends.isEmpty)
    display.simulation.settle()
    #expect(ends == [true] && book.record.take().isEmpty)
  }

  @Test func `A page remembers its neighbors until pages are set again`() throws {
    let display = Display()
    let (pages, book) = pages(in: display)
    pages.dataSource = nil
    try #require(display.user.beginSwipe(to: .forward, in: pages)).cancel()
    display.simulation.settle()
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    #expect(display.user.beginSwipe(to: .forward, in: pages) == nil)
    pages.dataSource = book
    #expect(display.user.beginSwipe(to: .forward, in: pages) == nil)
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    #expect(display.user.beginSwipe(to: .forward, in: pages) != nil)
  }

  @Test func `The end of a swipe may never be reported`() {
    let display = Display()
    let (pages, book) = pages(in: display)
    pages.forgetsEnds = true
    #expect(display.user.swipe(to: .forward, in: pages))
    display.simulation.settle()
    #expect(book.record.take() == ["to b"] && pages.viewControllers == [book.pages[1]])
  }
}
#endif
