import BoxOfficeKit

/// A desk that lets everybody in at once who says `open`.
struct FakeMembers: Members {
  func signIn(_ email: EmailAddress, password: String) async throws(SignInError) -> Account {
    guard password == "open" else { throw .wrongPassword }
    return Account(email: email)
  }
}
