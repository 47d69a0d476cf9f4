import BoxOfficeKit
import Foundation
import Testing

@MainActor struct TicketBookTests {
  let storage = MemoryStorage<TicketBook.Contents>()

  @Test func `Tickets are numbered and kept at once`() throws {
    let book = TicketBook(storage: storage)
    let first = try book.issue(.sample("A3"))
    let second = try book.issue(.sample("A4"))
    #expect([first.number, second.number] == ["No. 0001", "No. 0002"])
    #expect(storage.kept?.tickets == [first, second])
  }

  @Test func `A book that is opened again has its tickets`() throws {
    let ticket = try TicketBook(storage: storage).issue(.sample())
    #expect(TicketBook(storage: storage).tickets == [ticket])
  }

  @Test func `Everybody sees their own tickets`() throws {
    let book = TicketBook(storage: storage)
    let mine = try book.issue(.sample("A3", for: .ada))
    let theirs = try book.issue(.sample("A4", for: .ben))
    #expect(book.tickets(of: .ada) == [mine])
    #expect(book.tickets(of: .ben) == [theirs])
  }

  @Test func `A cancelled ticket is gone for good, its number is not used again`() throws {
    let book = TicketBook(storage: storage)
    let first = try book.issue(.sample("A3"))
    let second = try book.issue(.sample("A4"))
    try book.cancel(second)
    #expect(storage.kept?.tickets == [first])
    #expect(try book.issue(.sample("A3")).id == 3)
  }

  @Test func `A report about the file is in the book`() {
    #expect(TicketBook(storage: MemoryStorage(notice: "Set aside.")).notice == "Set aside.")
  }

  @Test func `A ticket that cannot be written down is not sold`() throws {
    let book = TicketBook(storage: storage)
    storage.fault = MemoryFault()
    #expect(throws: MemoryFault.self) { try book.issue(.sample()) }
    #expect(book.tickets.isEmpty)
  }

  @Test func `Tickets that cannot be read are not written over`() throws {
    storage.kept = TicketBook.Contents(
      lastNumber: 1, tickets: [Ticket(id: 1, for: try .sample())])
    storage.fault = MemoryFault()
    let book = TicketBook(storage: storage)
    storage.fault = nil
    #expect(throws: TicketBookError.closed) { try book.issue(.sample()) }
    #expect(storage.kept?.tickets.count == 1)
    #expect(book.notice?.hasPrefix("The tickets cannot be read, so none can be sold") == true)
  }
}
