public import Foundation

/// Presents the results while the user searches.
@MainActor open class UISearchController: UIViewController {
  /// The field to search with.
  public let searchBar = UISearchBar()
  /// The controller of the results.
  public let searchResultsController: UIViewController?

  /// Creates an instance.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overCurrentContext
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overCurrentContext
  }

  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// A Boolean value that indicates whether the user searches, for which it is presented.
  open var isActive: Bool {
    get { presentation?.presenter != nil }
    set { if !newValue, isActive { dismiss(animated: true) } }
  }
}

extension SimulatedUser {
  /// Taps the search bar of a controller that has one, which presents its search.
  @discardableResult public func beginSearch(in controller: UIViewController) -> Bool {
    guard controller.isTouchable, let search = controller.navigationItem.searchController else {
      return false
    }
    simulation.run { controller.present(search, animated: true) }
    return true
  }
}
