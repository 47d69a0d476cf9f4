#if os(Linux) || os(macOS)
import BoxOfficeStage
import Testing
import UsherExplorer

// What `boxoffice --bug` prints of the visit that `Scripts/purchase.txt` plays; `smoke` compares it.

@MainActor @Test(.stages)
func `This visit leads to TerminalTicket`() async throws {
  let stage = try TestStage.boxOffice()
  try await stage.play(.take("The Lighthouse Keeper's Understudy"))
  try await stage.play(.take("Buy tickets"))
  try await stage.play(.take("Type ada@lantern.example and the password"))
  try await stage.play(.take("Sign in"))
  try await stage.play(.wait)
  try await stage.play(.take("Fri 5 March 2027, 19:30"))
  try await stage.play(.take("A 6"))
  try await stage.play(.take("Go on"))
  try await stage.play(.take("Type Ada Quill"))
  try await stage.play(.take("Go on"))
  try await stage.play(.take("Pay £38.00"))
  try await stage.play(.wait)
  try await stage.play(.dismiss)
  try await stage.play(.select("Tickets"))
  try await stage.play(.take("The Lighthouse Keeper's Understudy"))
  stage.expectOutline(
    """
    tabs BoxOffice
      stack Shows
        TerminalShowList
        TerminalShow
      • stack Tickets
        TerminalTicketList
        TerminalTicket
      TerminalAccount
    """)
}
#endif
