import Testing
@_spi(Test) import UIKit
import UsherTesting

/// The terminal's scripts, played by hand on a telephone and by line at the terminal.
@MainActor struct ScriptTests {
  private let atHome = DataFolder()
  private let onTheWay = DataFolder()

  @Test func `A purchase and a return lead to the same trees on the phone and in the terminal`()
    async throws
  {
    let purchase = try await play("purchase")
    #expect(
      purchase == """
        tabs BoxOffice
          stack Shows
            ShowList
            Show
          • stack Tickets
            TicketList
            Ticket
          Account
        """)
    let after = try await play("return")
    #expect(
      after == """
        tabs BoxOffice
          stack Shows
            ShowList
          • stack Tickets
            TicketList
          Account
        """)
  }

  @Test func `A visit by links leads to the same trees on the phone and in the terminal`()
    async throws
  {
    let outline = try await play("link", opening: "boxoffice://shows/5/seats")
    #expect(
      outline == """
        tabs BoxOffice
          • stack Shows
            ShowList
            Show
          stack Tickets
            TicketList
          Account
        """)
  }

  /// Plays a script on both, compares after each line, and returns the tree before the last one.
  private func play(_ name: String, opening link: String? = nil) async throws -> String {
    let terminal = try await TerminalVisit(data: atHome.url, opening: link)
    let phone = try await PhoneVisit(data: onTheWay.url, opening: link)
    var outline = phone.stage.outline
    for line in try script(name) {
      outline = phone.stage.outline
      try await terminal.play(line)
      try await phone.play(line)
      try compare(phone, terminal, after: line)
    }
    return outline
  }

  private func compare(_ phone: PhoneVisit, _ terminal: TerminalVisit, after line: String) throws {
    let expected = terminal.stage.outline.replacing("Terminal", with: "")
    try #require(phone.stage.outline == expected, "after \(line)")
    #expect(phone.stage.director.currentLink == terminal.stage.director.currentLink)
    #expect(phone.stage.director.host.shown == phone.stage.director.tree, "after \(line)")
    #expect(phone.simulation.messages == [], "after \(line)")
    phone.stage.expectNothingLeaked()
  }
}
