public import UsherDI

/// The third tab: who is signed in, and the way in and out.
public final class AccountCoordinator: Coordinator, Concluding {
  private let session: Session

  /// Makes the tab.
  public init(session: Session) { self.session = session }

  /// Shows the account.
  public override func build() -> SceneLayout { .screen(OwnAccount()) }

  /// Signs in.
  public func signIn() { start(SignInCoordinator.self, as: .sheet) }

  /// Signs out, once that is what is really wanted.
  public func signOut() {
    task { [self] in
      guard await alert(.signingOut)?.button.role == .destructive else { return }
      session.signOut()
    }
  }
}

/// What a screen offers, for its buttons and for tests alike.
extension AccountCoordinator {
  /// The way in.
  public var signInAction: ScreenAction { ScreenAction("Sign in") { self.signIn() } }

  /// The way out.
  public var signOutAction: ScreenAction { ScreenAction("Sign out") { self.signOut() } }

  /// The one of them that there is now.
  public var action: ScreenAction { session.account == nil ? signInAction : signOutAction }
}

extension SceneAlert {
  fileprivate static let signingOut = SceneAlert(
    "Sign out?", message: "Your tickets stay here.",
    buttons: [.cancel("Stay"), .destructive("Sign out")])
}
