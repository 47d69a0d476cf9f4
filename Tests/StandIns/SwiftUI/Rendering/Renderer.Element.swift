public import Foundation

extension Renderer {
  /// Something that a person would see, or could by going back.
  @_spi(Test) @MainActor public struct Element {
    /// What it is.
    public let kind: Kind
    /// What it is titled or says.
    public var title: String?
    /// The value of a path, a tab, a page or an item that it stands for.
    public var value: AnyHashable?
    /// The part of a view that a popover points to, if it is not all of it.
    public var anchor: CGRect?
    /// What is shown at a tab beside its title.
    public var badge: String?
    /// What else a tab, or its container, says of itself: its role, its section, its style.
    public var notes: [String] = []
    /// Whether it is in front of its siblings.
    public var isSelected = true
    /// What it is made of, in order.
    public var children: [Element] = []
    /// The app's own views that it is made of, outermost first, down to the next elements that hold screens.
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
      /// A question.
      case alert
      /// A question with choices.
      case dialog
      /// A stack of screens, the root first.
      case stack
      /// A screen of a stack.
      case screen
      /// Tabs.
      case tabs
      /// One of them.
      case tab
      /// Pages.
      case pages
      /// One of them.
      case page
      /// Columns.
      case split
      /// One of them.
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

    /// Whether it holds screens rather than being part of one.
    public var isContainer: Bool {
      switch kind {
      case .text, .button, .link, .field, .toggle, .list: false
      default: true
      }
    }

    /// Every element in it, itself first.
    public var all: [Element] { [self] + children.flatMap(\.all) }
    /// The app's own views of a type that it is made of, down to the next elements that hold screens.
    public func views<V: View>(of type: V.Type) -> [V] { views.compactMap { $0 as? V } }
  }
}
