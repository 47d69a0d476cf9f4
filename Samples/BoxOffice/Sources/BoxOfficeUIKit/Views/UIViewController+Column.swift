#if canImport(UIKit)
import UIKit

extension UIViewController {
  /// Fills the screen with views one below the other, which scroll, and make way for the keyboard.
  func show(_ views: [UIView]) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 12
    let scroll = UIScrollView()
    scroll.keyboardDismissMode = .interactive
    scroll.hold(column)
    view.backgroundColor = .systemBackground
    view.addSubview(scroll)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }
}

extension UIScrollView {
  /// Scrolls one view, which may be larger than there is room.
  func hold(_ content: UIView) {
    addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 16),
      content.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -16),
      content.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
    ])
  }
}
#endif
