extension Node.Attributes: Codable {
  private enum Key: String, CodingKey {
    case name, title, badge, dismissal, route, routeStart, model
  }

  /// Reads attributes; what is not written has its default.
  ///
  /// A route comes back as a `SavedRoute`: what it was called, and what it held.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try fields(.name), title: try fields.optional(.title),
      badge: try fields.optional(.badge), dismissal: try fields.optional(.dismissal) ?? .free)
    route = try fields.optional(.route)
    routeStart = try fields.optional(.routeStart)
    model = try fields.optional(.model)
  }

  /// Writes what differs from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(name, forKey: .name)
    try fields.encodeIfPresent(title, forKey: .title)
    try fields.encodeIfPresent(badge, forKey: .badge)
    if dismissal != .free { try fields.encode(dismissal, forKey: .dismissal) }
    try fields.encodeIfPresent(route, forKey: .route)
    try fields.encodeIfPresent(routeStart, forKey: .routeStart)
    try fields.encodeIfPresent(model, forKey: .model)
  }
}
