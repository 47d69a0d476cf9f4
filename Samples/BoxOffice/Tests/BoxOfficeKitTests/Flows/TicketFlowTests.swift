import BoxOfficeKit
import Testing
import UsherDI
import UsherTesting

@MainActor struct TicketFlowTests {
  let theater: Theater
  let ticket: Ticket
  var stage: TestStage { theater.stage }

  init() throws {
    theater = try Theater()
    let tickets = try theater.stage.coordinator(BoxOfficeCoordinator.self).resolve(TicketBook.self)
    ticket = try tickets.issue(.sample())
  }

  @Test func `A ticket is cancelled once that is what is wanted`() async throws {
    try stage.coordinator(TicketsCoordinator.self).open(ticket)
    try stage.coordinator(TicketsCoordinator.self).cancel(ticket)
    await stage.settle()
    #expect(stage.alert?.message == "The Owl at Noon, A3, A4. You get £40.00 back.")
    stage.user.answer("Cancel it")
    await stage.settle()
    #expect(theater.tickets.kept?.tickets == [])
    #expect(theater.payments.refunded == [Money(pence: 4000)])
    stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
        stack Tickets
          TicketList
        AccountPage
      """)
  }

  @Test func `A ticket that is kept stays`() async throws {
    try stage.coordinator(TicketsCoordinator.self).cancel(ticket)
    await stage.settle()
    stage.user.answer("Keep it")
    await stage.settle()
    #expect(theater.tickets.kept?.tickets == [ticket])
  }

  @Test func `A ticket that cannot be cancelled says so and stays`() async throws {
    theater.tickets.fault = MemoryFault()
    try stage.coordinator(TicketsCoordinator.self).cancel(ticket)
    await stage.settle()
    stage.user.answer("Cancel it")
    await stage.settle()
    #expect(stage.alert?.title == "Not cancelled")
    stage.user.answer("OK")
  }

  @Test func `A damaged file of tickets is set aside and reported to the user`() async throws {
    let folder = try TestFolder()
    try folder.write("[{", to: "tickets.json")
    let stage = try TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: folder.url), CoordinatorsAssembly(),
      TestScreens())
    await stage.settle()
    #expect(
      stage.alert?.message == """
        The file tickets.json could not be read. \
        Nothing has been thrown away: it is kept as tickets.damaged-1.json.
        """)
    #expect(try folder.names == ["tickets.damaged-1.json"])
    stage.user.answer("OK")
  }
}
