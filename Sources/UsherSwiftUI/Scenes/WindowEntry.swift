#if canImport(SwiftUI)
import Usher

/// How a window is entered: where it stood, by a link, or by what the app's inbox holds.
struct WindowEntry {
  /// The key of the one window that most scenes have.
  static let windowKey = "usher.window"

  /// The key that the scene keeps a snapshot by; `nil` keeps nothing.
  var key: String? = windowKey
  /// The link that the window was opened with.
  var link: String?
  var inbox: LinkInbox?
  /// The response to a tap on the selected tab, where the app has chosen one.
  var reselection: TabReselection?

  /// The key in a window, or in a screen of another: there the app has to name one, which is its own.
  func key(inScreen: Bool) -> String? { inScreen && key == Self.windowKey ? nil : key }
}
#endif
