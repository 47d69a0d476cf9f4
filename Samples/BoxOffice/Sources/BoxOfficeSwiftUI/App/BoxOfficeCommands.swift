#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// The menu of the box office, which leads the window in front to a tab.
struct BoxOfficeCommands: Commands {
  let inbox: LinkInbox

  var body: some Commands {
    CommandMenu("Go") {
      Button("Shows") { lead(to: .shows) }.keyboardShortcut("1")
      Button("Tickets") { lead(to: .tickets) }.keyboardShortcut("2")
      Button("Account") { lead(to: .account) }.keyboardShortcut("3")
    }
  }

  private func lead(to tab: BoxOfficeRoute) { inbox.open(DeepLink(tab)) }
}
#endif
