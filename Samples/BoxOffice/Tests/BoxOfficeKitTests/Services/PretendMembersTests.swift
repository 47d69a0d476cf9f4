import BoxOfficeKit
import Testing

@MainActor struct PretendMembersTests {
  let members = PretendMembers(clock: HastyClock())
  let email = Account.ada.email

  @Test func `Whoever knows the password is a member`() async throws {
    #expect(try await members.signIn(email, password: "Curtain") == .ada)
  }

  @Test func `Whoever does not is not`() async {
    await #expect(throws: SignInError.wrongPassword) {
      try await members.signIn(email, password: "scenery")
    }
  }
}
