/// A layer over the content: the presented node, the style and the presenter.
public struct Modal: Identifiable, Hashable, Sendable {
  /// The node that presented it; when that leaves, so do this modal and all above it.
  public let presenter: NodeID
  /// The style of the presentation.
  public let style: Modal.Style
  /// The presented content.
  public var node: Node

  /// Makes a layer.
  public init(presenter: NodeID, style: Modal.Style, node: Node) {
    self.presenter = presenter
    self.style = style
    self.node = node
  }

  /// The identity of the presented node.
  public var id: NodeID { node.id }

  var isAlert: Bool { if case .alert = style { true } else { false } }

  /// Returns true if it is the wanted layer, of the same kind and in the same style.
  ///
  /// The nodes inside may differ.
  func isSamePlace(as wanted: Modal) -> Bool {
    id == wanted.id && presenter == wanted.presenter && style == wanted.style
      && node.kind == wanted.node.kind
  }

  /// The style in which a layer covers the content below it.
  public enum Style: Hashable, Sendable {
    /// Over part of the content, which stays visible.
    case sheet
    /// Over the whole content, which disappears.
    case cover
    /// Beside the view that it belongs to.
    case popover
    /// A question with buttons.
    case alert(SceneAlert)

    /// The style as outlines name it.
    public var name: String {
      switch self {
      case .sheet: "sheet"
      case .cover: "cover"
      case .popover: "popover"
      case .alert: "alert"
      }
    }
  }
}
