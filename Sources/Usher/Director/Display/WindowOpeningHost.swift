/// A host whose platform shows several windows of an app.
@MainActor package protocol WindowOpeningHost: SceneHost {
  /// Opens another window at a link, and returns once it is there.
  ///
  /// - Throws: `WindowRefusal` if none opens.
  func openWindow(at link: String) async throws(WindowRefusal)

  /// Brings its own window to the front; returns `false` if it cannot.
  ///
  /// The closure is called if the system refuses later.
  func comeToFront(orElse refused: @escaping @MainActor () -> Void) -> Bool
}

/// The reason why no window opens, and the remedy.
package struct WindowRefusal: Error {
  let detail: String
  let remedy: String

  package init(_ detail: String, remedy: String) {
    (self.detail, self.remedy) = (detail, remedy)
  }

  /// The device, or the app by its Info.plist, has one window.
  package static let oneWindow = WindowRefusal(
    "This device shows one window of the app, or the app declares no more.",
    remedy: """
      Open the link in this window, or set UIApplicationSupportsMultipleScenes in Info.plist.
      """)
}

extension SceneHost {
  /// The host that opens windows: this one, or one that it wraps.
  var windowOpening: (any WindowOpeningHost)? {
    self as? any WindowOpeningHost ?? wrappedHost?.windowOpening
  }
}
