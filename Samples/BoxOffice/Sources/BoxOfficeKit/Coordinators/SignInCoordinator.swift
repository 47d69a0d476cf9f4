public import UsherDI

/// Lets somebody in: its result is their account, and the session knows it too.
public final class SignInCoordinator: Coordinator, Concluding {
  /// Who has signed in.
  public typealias Output = Account

  private let form: SignInForm
  private let members: any Members
  private let session: Session

  /// Makes the flow.
  public init(form: SignInForm, members: any Members, session: Session) {
    self.form = form
    self.members = members
    self.session = session
  }

  /// Shows the form.
  public override func build() -> SceneLayout { .screen(EnterCredentials()) }

  /// Takes the form to the members' desk.
  public func submit() {
    guard !form.isWaiting, let email = form.submit() else { return }
    task { [self] in await signIn(email) }
  }

  /// What its screen offers, unless the desk is being asked.
  public var submitAction: ScreenAction {
    ScreenAction("Sign in", isEnabled: !form.isWaiting) { self.submit() }
  }

  private func signIn(_ email: EmailAddress) async {
    form.isWaiting = true
    defer { form.isWaiting = false }
    do {
      let account = try await members.signIn(email, password: form.password)
      session.signIn(account)
      finish(account)
    } catch {
      form.refuse(error)
    }
  }
}
