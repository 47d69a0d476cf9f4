public import Foundation

extension Renderer {
  /// An element that the user sees, or could see by going back.
  @_spi(Test) @MainActor public struct Element {
    /// The kind of the element.
    public let kind: Kind
    /// The title or the text of the element.
    public var title: String?
    /// The value of the path, the tab, the page or the item that it shows.
    public var value: AnyHashable?
    /// The part of a view that a popover points to, unless it is the whole view.
    public var anchor: CGRect?
    /// The badge of the tab.
    public var badge: String?
    /// Further attributes of a tab or its container: role, section, style.
    public var notes: [String] = []
    /// A Boolean value that indicates whether it is selected among its siblings.
    public var isSelected = true
    /// The child elements, in order.
    public var children: [Element] = []
    /// The app's own views in it, outermost first, down to the next containers of screens.
    public var views: [any View] = []

    init(_ kind: Kind, title: String? = nil, value: AnyHashable? = nil) {
      (self.kind, self.title, self.value) = (kind, title, value)
    }

    /// The kinds.
    public enum Kind: String, Sendable {
      /// The content of a window.
      case window
      /// A sheet.
      case sheet
      /// A cover of the full screen.
      case cover
      /// A popover.
      case popover
      /// An alert.
      case alert
      /// A dialog.
      case dialog
      /// A stack of screens, the root first.
      case stack
      /// A screen of a stack.
      case screen
      /// Tabs.
      case tabs
      /// A tab.
      case tab
      /// Pages.
      case pages
      /// A page.
      case page
      /// Columns.
      case split
      /// A column.
      case column
      /// A line of text.
      case text
      /// A button.
      case button
      /// A link of a stack.
      case link
      /// A field for text.
      case field
      /// A switch.
      case toggle
      /// A list of rows.
      case list
    }

    /// A Boolean value that indicates whether it contains screens rather than being a part of one.
    public var isContainer: Bool {
      switch kind {
      case .text, .button, .link, .field, .toggle, .list: false
      default: true
      }
    }

    /// All elements in it, itself first.
    public var all: [Element] { [self] + children.flatMap(\.all) }
    /// Returns the app's own views of a type in it, down to the next containers of screens.
    public func views<V: View>(of type: V.Type) -> [V] { views.compactMap { $0 as? V } }
  }
}
