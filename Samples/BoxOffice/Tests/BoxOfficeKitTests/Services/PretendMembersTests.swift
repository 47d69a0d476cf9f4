import BoxOfficeKit
import Testing
import UsherTesting

@MainActor struct PretendMembersTests {
  let clock = StageClock()
  var members: PretendMembers { PretendMembers(clock: clock) }
  let email = Account.ada.email

  @Test func `A user with the password is a member`() async throws {
    let account = try await clock.run { try await members.signIn(email, password: "Curtain") }
    #expect(account == .ada)
  }

  @Test func `Whoever does not is not`() async {
    await #expect(throws: SignInError.wrongPassword) {
      try await clock.run { try await members.signIn(email, password: "scenery") }
    }
  }
}
