public import Usher

extension SwiftUIHost {
  /// Keeps the user activity of the window in step with the place in front.
  public func advertise(_ place: AdvertisedPlace?) { advertiser?(place) }
}

extension SwiftUIHost: WindowOpeningHost {
  package func openWindow(at link: String) async throws(WindowRefusal) {
    guard let windowOpener else { throw .oneWindow }
    windowOpener(link)
  }

  package func comeToFront(orElse refused: @escaping @MainActor () -> Void) -> Bool {
    window.probe?.bringWindowToFront(orElse: refused) ?? false
  }
}
