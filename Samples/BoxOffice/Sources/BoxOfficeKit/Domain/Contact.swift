/// How the theater reaches somebody who has a ticket.
public nonisolated struct Contact: Hashable, Sendable, Codable {
  /// The name to ask for at the door.
  public let name: String
  /// Where the ticket is sent.
  public let email: EmailAddress
  /// A number to ring if the show is off, if one was given.
  public let phone: String?

  /// Makes a contact from details that have been checked.
  public init(name: String, email: EmailAddress, phone: String? = nil) {
    self.name = name
    self.email = email
    self.phone = phone
  }
}
