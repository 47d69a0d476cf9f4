import BoxOfficeKit
import Testing

@MainActor struct SessionTests {
  let storage = MemoryStorage<Account?>()

  @Test func `A signed-in user is remembered until they sign out`() {
    Session(storage: storage).signIn(.ada)
    let later = Session(storage: storage)
    #expect(later.account == .ada)
    later.signOut()
    #expect(Session(storage: storage).account == nil)
  }

  @Test func `A registered observer of endings is notified of each`() async {
    let session = Session(storage: storage)
    var endings = session.endings.makeAsyncIterator()
    for account in [Account.ada, .ben] {
      session.signIn(account)
      session.signOut()
      #expect(await endings.next() != nil)
    }
  }

  @Test func `A failed save is reported`() {
    storage.fault = MemoryFault()
    let session = Session(storage: storage)
    #expect(session.notice?.hasPrefix("Who was signed in cannot be read") == true)
    session.signIn(.ada)
    #expect(session.account == .ada)
    #expect(session.notice?.hasPrefix("Who is signed in could not be written down") == true)
  }
}
