public import UsherDI

/// Where the first tab leads.
public enum ShowsRoute: DurableRoute {
  /// What saved states call these routes.
  public static let tag = "shows"
  /// The season's list.
  case list
  /// A show's page.
  case show(Show.ID)
}

/// A show that the season does not have, or has no more.
public struct UnknownShow: Error, CustomStringConvertible {
  /// The show's name in the season's file.
  public let id: Show.ID

  /// What to tell whoever asked for it.
  public var description: String { "There is no show called \(id) in this season." }
}

extension Catalogue {
  /// Returns a show of the season.
  public func show(_ id: Show.ID) throws(UnknownShow) -> Show {
    guard let show = shows.first(where: { $0.id == id }) else { throw UnknownShow(id: id) }
    return show
  }
}
