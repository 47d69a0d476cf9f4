#if canImport(UIKit)
import UIKit

extension UITextField {
  /// Makes a field that is known by a name, and tells of every change of its text.
  convenience init(
    _ name: String, placeholder: String? = nil, onEdit take: @escaping @MainActor (String) -> Void
  ) {
    self.init(frame: .zero)
    accessibilityLabel = name
    self.placeholder = placeholder
    borderStyle = .roundedRect
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    addAction(UIAction { [weak self] _ in take(self?.text ?? "") }, for: .editingChanged)
  }

  /// The field, with its name above it.
  var captioned: UIStackView {
    configured(UIStackView(arrangedSubviews: [UILabel.aside(accessibilityLabel), self])) {
      $0.axis = .vertical
      $0.spacing = 4
    }
  }
}
#endif
