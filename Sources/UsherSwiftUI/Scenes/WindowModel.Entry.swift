#if canImport(SwiftUI)
import SwiftUI
import Usher

extension WindowModel {
  /// The entry to a window: its last state, a link, or the links in the app's inbox.
  @MainActor struct Entry {
    /// The key of the one window that most scenes have.
    static let windowKey = "usher.window"

    /// The key of the scene's snapshot; `nil` disables it.
    var key: String? = windowKey
    var link: String?
    /// The call site of the window, for errors of its first layout.
    var site = CallSite()
    var inbox: LinkInbox?
    /// The inbox of the link that the app was launched with.
    var launch = LinkInbox.launch
    /// The effect of a tap on the selected tab, if the app has chosen one.
    var reselection: TabReselection?
    /// Adds the app's own facts to the activity of a place.
    var onAdvertise: (@MainActor (NSUserActivity, AdvertisedPlace) -> Void)?
    /// Follows the window's director from before its start, as an inspector does.
    var didAttach: @MainActor (SceneDirector) -> Void = { _ in }

    /// A flow in a screen of another window stores nothing unless the app has named a key for it.
    func key(inScreen: Bool) -> String? { inScreen && key == Self.windowKey ? nil : key }
  }
}
#endif
