import BoxOfficeKit
import UsherTerminal

final class TerminalAccount: TerminalScreen {
  let title = "Account"
  private let session: Session
  private let coordinator: AccountCoordinator

  init(session: Session, coordinator: AccountCoordinator) {
    self.session = session
    self.coordinator = coordinator
  }

  var lines: [Line] {
    if let notice = session.notice { [.text(notice, .warning), .blank] }
    if let account = session.account {
      Line.text("Signed in as \(account.email).")
      Line.blank
      Line.item(coordinator.signOutAction)
    } else {
      Line.text("Nobody is signed in.")
      Line.blank
      Line.item(coordinator.signInAction)
    }
  }
}
