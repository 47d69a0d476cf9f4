public import Foundation

/// A field to search with.
@MainActor open class UISearchBar: UIView {
  /// The delegate, which is notified of typed text.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field in it.
  public let searchTextField = UISearchTextField()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
    searchTextField.bar = self
  }

  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text of the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The placeholder of the empty field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
}

/// The field in a search bar.
@MainActor open class UISearchTextField: UITextField {
  fileprivate weak var bar: UISearchBar?

  override func didEdit() {
    if let bar { bar.delegate?.searchBar(bar, textDidChange: text ?? "") }
  }

  override func takeReturn() {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
  }
}

/// The delegate of a search bar, which is notified of typed text.
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user submits the search.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}
