import Foundation
@_spi(Test) import UIKit

/// Something on the screen that can be touched.
@MainActor enum Thing {
  case row(IndexPath, UITableView, [String])
  case field(UITextField)
  case button(UIButton)
  case answer(UIAlertAction, UIAlertController)

  var field: UITextField? { if case .field(let field) = self { field } else { nil } }

  /// What it says in the first place.
  var title: String {
    switch self {
    case .row(_, _, let texts): texts.first ?? ""
    case .field(let field): field.accessibilityLabel ?? ""
    case .button(let button): button.currentTitle ?? ""
    case .answer(let action, _): action.title ?? ""
    }
  }

  /// Whether it says a text, or is read aloud so, whatever the case.
  func says(_ text: String) -> Bool {
    words.contains { $0.lowercased().contains(text.lowercased()) }
  }

  private var words: [String] {
    switch self {
    case .row(_, _, let texts): texts
    case .field(let field): [title, field.placeholder ?? "", field.text ?? ""]
    case .button(let button): [title, button.accessibilityLabel ?? ""]
    case .answer: [title]
    }
  }
}

extension UIWindow {
  /// What lies on top of all: an alert, a sheet, or what fills the window.
  var top: UIViewController? {
    var top = rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// The stack in front.
  var stack: UINavigationController? {
    let selected = (top as? UITabBarController)?.selectedViewController ?? top
    return selected as? UINavigationController
  }

  /// The screen in front.
  var screen: UIViewController? {
    stack?.topViewController ?? (top as? UITabBarController)?.selectedViewController ?? top
  }

  /// What there is to be read and touched in front.
  var front: Front { Front(screen: screen) }
}

/// What the user sees of the screen in front, from top to bottom.
@MainActor struct Front {
  let screen: UIViewController?

  /// What can be touched.
  var things: [Thing] {
    if let alert = screen as? UIAlertController {
      return alert.actions.map { .answer($0, alert) }
    }
    return views.flatMap(things).filter(\.isEnabled)
  }

  /// What can be read.
  var texts: [String] {
    let alert = screen as? UIAlertController
    return [alert?.title, alert?.message].compactMap(\.self) + views.flatMap(texts)
  }

  private var views: [UIView] {
    [screen?.navigationItem.titleView, screen?.viewIfLoaded].compactMap(\.self)
  }

  private func things(in view: UIView) -> [Thing] {
    switch view {
    case _ where view.isHidden: []
    case let field as UITextField: [.field(field)]
    case let button as UIButton: [.button(button)]
    case let table as UITableView: rows(of: table) + table.subviews.flatMap(things)
    case is UITableViewCell: []
    default: view.subviews.flatMap(things)
    }
  }

  private func rows(of table: UITableView) -> [Thing] {
    table.visibleCells.filter(\.isUserInteractionEnabled).compactMap { cell in
      table.indexPath(for: cell).map { .row($0, table, texts(in: cell)) }
    }
  }

  private func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    (view as? UITableView)?.layoutIfNeeded()
    return switch view {
    case let label as UILabel: [label.text].compactMap(\.self)
    case let field as UITextField: [field.text, field.placeholder].compactMap(\.self)
    case let button as UIButton: [button.currentTitle].compactMap(\.self)
    default: view.subviews.flatMap(texts)
    }
  }
}

extension Thing {
  fileprivate var isEnabled: Bool {
    switch self {
    case .field(let field): field.isEnabled
    case .button(let button): button.isEnabled
    case .row, .answer: true
    }
  }
}
