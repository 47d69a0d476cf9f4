#if canImport(SwiftUI)
import Usher

/// How a window is entered: where it stood, by a link, or by what the app's inbox holds.
struct WindowEntry {
  /// The key that the scene keeps a snapshot by.
  var key: String?
  /// The link that the window was opened with.
  var link: String?
  var inbox: LinkInbox?
  /// The response to a tap on the selected tab, where the app has chosen one.
  var reselection: TabReselection?
}
#endif
