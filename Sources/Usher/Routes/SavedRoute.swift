/// A route as it was written down: what it was called and what it held, and no more than that.
///
/// What is read never becomes a live route by itself; a `RestorationTable` makes one of it.
public struct SavedRoute: Route {
  /// The tag of its type, where that is durable.
  public let tag: String?
  /// The version of its type.
  public let version: Int
  /// The value of the route, where its type is durable.
  public let value: SavedValue?
  /// The route in words.
  public let text: String
}

extension SavedRoute: CustomStringConvertible {
  /// The route in words.
  public var description: String { text }
}

extension SavedRoute {
  init(_ route: AnyRoute) throws {
    if let recorded = route.value as? SavedRoute {
      self = recorded
    } else if let durable = route.value as? any DurableRoute {
      try self.init(durable)
    } else {
      self.init(called: route.description)
    }
  }

  /// A route of which nothing is known but what it was called.
  init(called text: String) { self.init(tag: nil, version: 1, value: nil, text: text) }

  private init<R: DurableRoute>(_ route: R) throws {
    self.init(
      tag: R.tag, version: R.version, value: try SavedValue(encoding: route), text: "\(route)")
  }
}

extension AnyRoute: Codable {
  private enum Key: String, CodingKey {
    case tag, version, value, text
  }

  /// Reads a route as a `SavedRoute`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      SavedRoute(
        tag: try fields.optional(.tag), version: try fields.optional(.version) ?? 1,
        value: try fields.optional(.value), text: try fields(.text)))
  }

  /// Writes the route in words, with its tag and what it holds where it is durable.
  public func encode(to encoder: any Encoder) throws {
    let route = (try? SavedRoute(self)) ?? SavedRoute(called: description)
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(route.tag, forKey: .tag)
    if route.version != 1 { try fields.encode(route.version, forKey: .version) }
    try fields.encodeIfPresent(route.value, forKey: .value)
    try fields.encode(route.text, forKey: .text)
  }
}
