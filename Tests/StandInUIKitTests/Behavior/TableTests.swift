#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

/// Rows, and the placeholder if there are none.
@MainActor @Suite struct TableTests {
  final class Names: UITableViewController {
    var names = ["a", "b", "c"]
    var chosen: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = names[indexPath.row]
      cell.contentConfiguration = content
      cell.isUserInteractionEnabled = names[indexPath.row] != "b"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(names[indexPath.row])
    }

    var shown: [String?] {
      tableView.visibleCells.map {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }
  }

  private let display = Display()

  @Test func `Rows are requested once they are visible, and again after a reload`() {
    let list = Names(style: .plain)
    list.loadViewIfNeeded()
    #expect(list.shown == [])
    display.show(list)
    #expect(list.shown == ["a", "b", "c"])
    list.names = ["c"]
    #expect(list.shown == ["a", "b", "c"])
    list.tableView.reloadData()
    #expect(list.shown == ["c"])
  }

  @Test func `Rows are reused`() {
    let list = display.show(Names(style: .plain))
    let before = list.tableView.visibleCells.map(ObjectIdentifier.init)
    list.tableView.reloadData()
    #expect(Set(list.tableView.visibleCells.map(ObjectIdentifier.init)) == Set(before))
  }

  @Test func `A tap selects an enabled row until the list appears again`() {
    let list = Names(style: .plain)
    let stack = display.show(UINavigationController(rootViewController: list))
    #expect(display.user.tapRow(at: IndexPath(row: 2, section: 0), in: list.tableView))
    #expect(!display.user.tapRow(at: IndexPath(row: 1, section: 0), in: list.tableView))
    #expect(list.chosen == ["c"])
    #expect(list.tableView.indexPathForSelectedRow?.row == 2)
    stack.pushViewController(display.screen("detail"), animated: true)
    display.simulation.settle()
    #expect(!display.user.tapRow(at: IndexPath(row: 2, section: 0), in: list.tableView))
    stack.popViewController(animated: true)
    display.simulation.settle()
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `A row of a kind that was not registered is complained of`() {
    let table = UITableView(frame: .zero, style: .plain)
    display.simulation.run {
      _ = table.dequeueReusableCell(
        withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    }
    #expect(display.complaints.first?.contains("unable to dequeue a cell") == true)
  }

  @Test func `The view for unavailable content covers the screen, and can be removed`() {
    let screen = display.show(display.screen("a"))
    let before = screen.view.subviews.count
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(screen.view.subviews.last is UIContentUnavailableView)
    screen.contentUnavailableConfiguration = nil
    #expect(screen.view.subviews.count == before)
  }
}
#endif
