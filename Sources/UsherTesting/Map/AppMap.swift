/// A map of an app, as an explorer saw it: its screens, and what leads from one to another.
///
/// Flows are the scopes that screens stand in. Screens of one name in one flow are one place.
public struct AppMap: Hashable, Sendable {
  /// The flows, in the order in which they were seen.
  public internal(set) var flows: [Flow] = []
  /// The places, in the order in which they were seen.
  public internal(set) var places: [Place] = []
  /// What leads from one place to another, in the order in which it was seen.
  public internal(set) var ways: [Way] = []

  /// A coordinator's type, which has a scope.
  public struct Flow: Hashable, Sendable, Identifiable {
    /// Its index among the flows.
    public let id: Int
    /// What outlines call it.
    public let name: String
    /// The flow that starts it, where that is always the same.
    public internal(set) var parent: Int?
    var hasSeveralParents = false
  }

  /// A screen, an alert, or a container to choose in.
  public struct Place: Hashable, Sendable, Identifiable {
    /// Its index among the places.
    public let id: Int
    /// What outlines call it; for an alert its title.
    public let name: String
    /// The flow that it belongs to.
    public let flow: Int
    /// What it is.
    public let kind: Kind
    /// The style of the layer that it was seen in; `nil` for the window's own content.
    public let layer: String?

    /// What a place is.
    public enum Kind: String, Hashable, Sendable {
      /// A screen.
      case screen
      /// A question with buttons.
      case alert
      /// Tabs, columns or pages to choose from.
      case choice
    }
  }

  /// What leads from one place to another.
  public struct Way: Hashable, Sendable {
    /// The place where it begins; `nil` where it comes from outside the app.
    public let from: Int?
    /// The place where it ends.
    public let to: Int
    /// What it is.
    public internal(set) var kind: Kind
    /// What the user does: titles of offers and buttons, or links.
    public internal(set) var labels: [String]

    /// What a way is.
    public enum Kind: String, Hashable, Sendable {
      /// An offer that is taken, an alert that is answered, a time that has passed.
      case forward
      /// The same, and the user can go back by a button or a gesture.
      case both
      /// Back by a button or a gesture.
      case back
      /// One of the choices of a container.
      case choice
      /// A link from outside.
      case link
    }
  }
}

extension AppMap.Place {
  /// The name with its layer's mark, as outlines have it: `▲ sheet Receipt`.
  public var label: String { layer.map { "▲ \($0) \(name)" } ?? name }
}
