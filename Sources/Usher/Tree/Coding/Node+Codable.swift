extension Node: Codable {
  /// The keys of a node, its attributes and its shape, which share one object.
  enum Key: String, CodingKey {
    case id, owner, slot
    case name, title, badge, tab, labelOrigin, detailOf, style, dismissal, route, routeStart, model
    case kind, children, selected
  }

  typealias Fields = KeyedDecodingContainer<Key>

  /// Reads a node with all that is inside.
  ///
  /// - Throws: `DecodingError` if it is not a node, or a container that could not be one.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      id: NodeID(try fields.identity(.id)), owner: CoordinatorID(try fields.identity(.owner)),
      attributes: try Attributes(fields), shape: try Shape(fields))
    slot = try fields.optional(.slot)
  }

  /// Writes the node, its attributes and its shape as one object.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(owner, forKey: .owner)
    try fields.encodeIfPresent(slot, forKey: .slot)
    try attributes.encode(to: encoder)
    try shape.encode(to: &fields)
  }
}

extension Node.Shape {
  /// Reads a shape.
  ///
  /// A container may be empty here, because an edit may fill it later; in a `SceneTree` none is.
  fileprivate init(_ fields: Node.Fields) throws {
    let kind: Node.Kind = try fields(.kind)
    let children: [Node] = try fields.optional(.children) ?? []
    let selected: NodeID? = try fields.optional(.selected)
    let shape = Node.Shape(kind: kind, children: children, selected: selected)
    if let selected = shape?.selected, !children.contains(where: { $0.id == selected }) {
      throw fields.corrupt(.selected, "\(selected) is not among the children.")
    }
    self = shape ?? Node.Shape(kind)
  }

  fileprivate func encode(to fields: inout KeyedEncodingContainer<Node.Key>) throws {
    try fields.encode(kind, forKey: .kind)
    guard !children.isEmpty else { return }
    try fields.encode(children, forKey: .children)
    try fields.encodeIfPresent(selected, forKey: .selected)
  }
}

extension Node.Attributes: Codable {
  /// Reads attributes; missing values have their defaults.
  ///
  /// A route is read as a `SavedRoute`, with its description and its value.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.container(keyedBy: Node.Key.self))
  }

  fileprivate init(_ fields: Node.Fields) throws {
    self.init(
      name: try fields(.name), title: try fields.optional(.title),
      badge: try fields.optional(.badge), dismissal: try fields.optional(.dismissal) ?? .free)
    tab = try fields.optional(.tab)
    labelOrigin = try fields.optional(.labelOrigin) ?? .layout
    detailOf = try fields.optional(.detailOf)
    style = try fields.optional(.style) ?? []
    route = try fields.optional(.route)
    routeStart = try fields.optional(.routeStart)
    model = try fields.optional(.model)
  }

  /// Writes the values that differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Node.Key.self)
    try fields.encode(name, forKey: .name)
    try fields.encodeIfPresent(title, forKey: .title)
    try fields.encodeIfPresent(badge, forKey: .badge)
    try fields.encodeIfPresent(tab, forKey: .tab)
    if labelOrigin != .layout { try fields.encode(labelOrigin, forKey: .labelOrigin) }
    try fields.encodeIfPresent(detailOf, forKey: .detailOf)
    if !style.isEmpty { try fields.encode(style, forKey: .style) }
    if dismissal != .free { try fields.encode(dismissal, forKey: .dismissal) }
    try fields.encodeIfPresent(route, forKey: .route)
    try fields.encodeIfPresent(routeStart, forKey: .routeStart)
    try fields.encodeIfPresent(model, forKey: .model)
  }
}
