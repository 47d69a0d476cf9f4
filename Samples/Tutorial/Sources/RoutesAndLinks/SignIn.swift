import UsherDI
import UsherTerminal

final class Session {
  var isOpen = false
}

final class SignInCoordinator: Coordinator, Concluding {
  typealias Output = Void
  private let session: Session
  init(session: Session) { self.session = session }

  override func build() throws -> SceneLayout { .stack(try resolve(SignInScreen.self)) }

  func signIn() {
    session.isOpen = true
    finish()
  }
}

final class SignInScreen: TerminalScreen {
  let title = "Sign in"
  private let flow: SignInCoordinator
  init(flow: SignInCoordinator) { self.flow = flow }

  var lines: [Line] { Line.item("Sign in") { self.flow.signIn() } }
}

extension Guard {
  /// Leads to the members' room through the sign-in.
  static func membersOnly(session: Session) -> Guard {
    Guard("members only") { proposal in
      session.isOpen || !proposal.shows(MembersScreen.self)
        ? .allow : .detour(through: SignInCoordinator.self)
    }
  }
}
