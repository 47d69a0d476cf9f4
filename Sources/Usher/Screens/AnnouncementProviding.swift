/// A screen that says more than its title to those who hear the app.
///
/// As a screen comes to the front, VoiceOver says its title. What a glance would tell besides, such as
/// how many results were found, the screen says itself:
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
  /// What is said in place of the title; `nil` says the title, an empty text nothing.
  var announcement: String? { get }
}
