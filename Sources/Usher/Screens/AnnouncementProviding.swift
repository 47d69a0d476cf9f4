/// A screen that says more than its title to those who hear the app.
///
/// As a screen comes to the front, VoiceOver says its title. What a glance would tell besides, such as
/// how many results were found, the screen says itself:
///
/// ```swift
/// final class ResultsScreen: Screen, AnnouncementProviding {
///   var title: String? { "Results" }
///   var announcement: String? { "\(shows.count) shows tonight" }
/// }
/// ```
@MainActor public protocol AnnouncementProviding {
  /// What is said in place of the title; `nil` says the title.
  var announcement: String? { get }
}
