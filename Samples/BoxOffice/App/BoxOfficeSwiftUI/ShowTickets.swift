import AppIntents
import BoxOfficeKit
import UsherDI

/// Shows the tickets, whether the app runs or is started for it.
struct ShowTickets: AppIntent {
  static let title: LocalizedStringResource = "Show My Tickets"
  static let openAppWhenRun = true

  @Dependency private var inbox: LinkInbox

  @MainActor func perform() async throws -> some IntentResult {
    inbox.open(DeepLink(BoxOfficeRoute.tickets))
    return .result()
  }
}
