import Foundation
public import Observation

/// Every ticket that this box office has sold, kept as soon as it changes.
@Observable @MainActor public final class TicketBook {
  /// The tickets, in the order of their numbers.
  public var tickets: [Ticket] { contents.tickets }
  /// What somebody should know about how the tickets were found, or nil.
  public let notice: String?

  private let storage: any Storage<Contents>
  private let isReadable: Bool
  private var contents: Contents

  /// Opens the book; one that cannot be read says so and takes no tickets.
  public init(storage: any Storage<Contents>) {
    self.storage = storage
    do {
      let loaded = try storage.load()
      contents = loaded.value ?? Contents()
      notice = loaded.notice
      isReadable = true
    } catch {
      contents = Contents()
      notice = TicketBook.notice(of: error)
      isReadable = false
    }
  }

  /// Returns the tickets of one account, the earliest evening first.
  public func tickets(of account: Account) -> [Ticket] {
    tickets.filter { $0.holder == account }.sorted { $0.starts < $1.starts }
  }

  /// Sells an order: writes its ticket down and returns it.
  public func issue(_ order: Order) throws -> Ticket {
    let ticket = Ticket(id: contents.lastNumber + 1, for: order)
    try keep(Contents(lastNumber: ticket.id, tickets: tickets + [ticket]))
    return ticket
  }

  /// Cancels a ticket: its seats can be had again, its number is not used again.
  public func cancel(_ ticket: Ticket) throws {
    let others = tickets.filter { $0.id != ticket.id }
    try keep(Contents(lastNumber: contents.lastNumber, tickets: others))
  }

  private func keep(_ changed: Contents) throws {
    guard isReadable else { throw TicketBookError.closed }
    try storage.save(changed)
    contents = changed
  }

  private static func notice(of error: any Error) -> String {
    "The tickets cannot be read, so none can be sold: \(error.inWords)"
  }
}

extension TicketBook {
  /// What is kept of the book.
  public nonisolated struct Contents: Hashable, Sendable, Codable {
    /// The number of the ticket that was sold last.
    public var lastNumber: Int
    /// The tickets that have not been cancelled.
    public var tickets: [Ticket]

    /// Makes contents, which are empty at first.
    public init(lastNumber: Int = 0, tickets: [Ticket] = []) {
      self.lastNumber = lastNumber
      self.tickets = tickets
    }
  }
}

/// Why a ticket could not be written down.
public enum TicketBookError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The tickets before it could not be read and must not be written over.
  case closed

  /// What to tell whoever wanted it.
  public var description: String {
    "The tickets that are there already cannot be read; nothing was written over them."
  }
}
