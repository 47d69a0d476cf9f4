package import Usher

extension SwiftUIHost: WindowOpeningHost {
  package func openWindow(at link: String) async throws(WindowRefusal) {
    guard let windowOpener else { throw .oneWindow }
    windowOpener(link)
  }

  package func comeToFront() -> Bool { window.probe?.bringWindowToFront() ?? false }
}
