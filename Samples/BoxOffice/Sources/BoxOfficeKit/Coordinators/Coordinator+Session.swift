import UsherDI

extension Coordinator {
  /// Returns who is signed in, after asking them to if nobody is; nil if they would rather not.
  func account(of session: Session) async -> Account? {
    if let account = session.account { return account }
    let signIn = start(SignInCoordinator.self, as: .sheet)
    guard case .finished(let account) = await signIn.outcome else { return nil }
    return account
  }

  /// Does something each time that somebody signs out, until this coordinator finishes.
  func whenSignedOut(of session: Session, do action: @escaping @MainActor () -> Void) {
    let endings = session.endings
    task {
      for await _ in endings { action() }
    }
  }
}
