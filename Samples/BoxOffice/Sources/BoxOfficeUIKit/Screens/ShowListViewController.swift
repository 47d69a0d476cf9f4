#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class ShowListViewController: UITableViewController {
  private let catalog: any Catalog
  private let coordinator: ShowsCoordinator
  private let searchBar = UISearchBar()
  private var shows: [Show]

  init(catalog: any Catalog, coordinator: ShowsCoordinator) {
    self.catalog = catalog
    self.coordinator = coordinator
    shows = catalog.shows
    super.init(style: .plain)
    title = "Shows"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.registerRows()
    tableView.keyboardDismissMode = .onDrag
    searchBar.placeholder = "a title, an author, a kind of evening"
    searchBar.delegate = self
    navigationItem.titleView = searchBar
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let show = shows[indexPath.row]
    return tableView.row(show.title, "\(show.genre), from \(show.cheapest)", at: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    searchBar.searchTextField.resignFirstResponder()
    coordinator.openAction(shows[indexPath.row]).perform()
  }
}

extension ShowListViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    shows = catalog.shows(matching: searchText)
    contentUnavailableConfiguration =
      shows.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    tableView.reloadData()
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.searchTextField.resignFirstResponder()
  }
}
#endif
