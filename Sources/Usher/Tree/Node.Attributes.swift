extension Node {
  /// The description of a node, apart from its shape.
  public struct Attributes: Hashable, Sendable {
    /// The name of the node in outlines.
    public var name: String
    /// The title that a host may show.
    public var title: String?
    /// The badge that a host may show on its tab.
    public var badge: String?
    /// The label that its tab has, unless it is that of a screen inside.
    public var tab: TabLabel?
    /// The origin of the label.
    var labelOrigin = LabelOrigin.layout
    /// The column or stack that it is a detail of, if it was shown as one.
    var detailOf: NodeID?
    /// Its style, if it is a container.
    public var style: ContainerStyle = []
    /// The dismissal that the node declares.
    public var dismissal: Dismissal
    /// The route that led to it, if any.
    public var route: AnyRoute?
    /// The first identity number issued when that route was followed.
    ///
    /// It distinguishes the nodes that two followings of equal routes made.
    var routeStart: UInt64?
    /// The label of the model that it was made from, if any.
    public var model: ModelLabel?

    /// The origin of a tab's label.
    enum LabelOrigin: String, Codable {
      /// The layout, which labels a restored window again.
      case layout
      /// The screen, whose label is read again with it.
      case screen
      /// An explicit call, whose label is restored.
      case setter
    }

    /// Makes attributes.
    public init(
      name: String, title: String? = nil, badge: String? = nil, dismissal: Dismissal = .free
    ) {
      self.name = name
      self.title = title
      self.badge = badge
      self.dismissal = dismissal
    }
  }
}
