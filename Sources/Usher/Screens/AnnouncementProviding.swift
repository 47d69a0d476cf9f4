/// A screen that announces more than its title to users of VoiceOver.
///
/// As a screen comes to the front, VoiceOver speaks its title. A screen can add what sighted users
/// notice at a glance, such as the number of results:
///
/// ```swift
/// final class ResultsScreen: Screen, AnnouncementProviding {
///   let shows: [String]
///   var title: String? { "Results" }
///   var announcement: String? { "\(shows.count) shows tonight" }
///
///   init(shows: [String]) { self.shows = shows }
/// }
/// ```
@MainActor public protocol AnnouncementProviding {
  /// The text that VoiceOver speaks instead of the title; `nil` for the title, empty for none.
  var announcement: String? { get }
}
