/// A route, or a durable key, that the system may know of while the user is there.
///
/// Nothing is advertised unless a place conforms:
///
/// ```swift
/// struct ShowDetails: ScreenKey, DurableRoute, Advertised {
///   static let tag = "show"
///   let id: Int
///
///   var advertisement: Advertisement? { Advertisement(for: [.handoff, .search]) }
/// }
/// ```
///
/// The innermost of the user's places counts. While it is in front, the hosts for UIKit and SwiftUI
/// keep the scene's user activity in step with it, with the link that the director's table prints
/// for it. Choosing it elsewhere opens that link, which guards judge like any other. A place
/// without a title, or without a link to return by, is not advertised. When a screen's title
/// changes, call `update(_:)` on the screen.
public protocol Advertised: Route {
  /// The advertisement, or `nil` to keep this place private.
  var advertisement: Advertisement? { get }
}

/// A description of a place for the system.
public struct Advertisement: Hashable, Sendable {
  /// The ways in which the system may use a place.
  public struct Uses: OptionSet, Hashable, Sendable {
    /// The bits of the ways.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Another device of the same user may continue there.
    public static let handoff = Uses(rawValue: 1)
    /// A search on the device may find it.
    public static let search = Uses(rawValue: 2)
    /// The system may suggest it when it expects the user to want it.
    public static let suggestions = Uses(rawValue: 4)
  }

  /// The title that the system shows; `nil` for that of the place's first screen.
  public var title: String?
  /// The ways in which the system may use the place; none limits it to what is in front, as for
  /// Siri.
  public var uses: Uses
  /// The identifier of the place's content, such as that of an app entity.
  public var entity: String?

  /// Makes an advertisement.
  public init(_ title: String? = nil, for uses: Uses, entity: String? = nil) {
    (self.title, self.uses, self.entity) = (title, uses, entity)
  }
}

/// An advertised place, with the links that lead back to it.
public struct AdvertisedPlace: Hashable, Sendable {
  /// The title: that of the advertisement, or of the screen.
  public let title: String
  /// The link to the place.
  public let link: String
  /// The same as a universal link, if the table of links has a host.
  public let webPage: String?
  /// The ways in which the system may use it.
  public let uses: Advertisement.Uses
  /// The identifier of its content.
  public let entity: String?
}
