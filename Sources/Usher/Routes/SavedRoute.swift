/// A route as it was saved, which cannot be followed.
///
/// Only a `RestorationTable` turns it into a route of the app.
public struct SavedRoute: Route {
  /// The tag of its type, if the type is durable.
  public let tag: String?
  /// The version of its type.
  public let version: Int
  /// The value of the route, if its type is durable.
  public let value: SavedValue?
  /// The description of the route.
  public let text: String
}

extension SavedRoute: CustomStringConvertible {
  /// The description of the route.
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

  /// Makes a route with a known description only.
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

  /// Writes the description and, for a durable route, its tag and value.
  public func encode(to encoder: any Encoder) throws {
    let route = (try? SavedRoute(self)) ?? SavedRoute(called: description)
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(route.tag, forKey: .tag)
    if route.version != 1 { try fields.encode(route.version, forKey: .version) }
    try fields.encodeIfPresent(route.value, forKey: .value)
    try fields.encode(route.text, forKey: .text)
  }
}
