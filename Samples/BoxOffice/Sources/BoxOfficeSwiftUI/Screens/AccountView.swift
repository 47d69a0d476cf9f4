#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// Who is signed in.
struct AccountView: ScreenView {
  let session: Session
  let coordinator: AccountCoordinator

  var title: String? { "Account" }

  var body: some View {
    Form {
      Problem(text: session.notice)
      if let account = session.account {
        Text(verbatim: "Signed in as \(account.email).")
        ActionButton(coordinator.signOutAction)
      } else {
        Text("Nobody is signed in.")
        ActionButton(coordinator.signInAction).buttonStyle(.borderedProminent)
      }
    }
  }
}
#endif
