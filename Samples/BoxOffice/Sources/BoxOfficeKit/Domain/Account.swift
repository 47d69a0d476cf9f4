/// Somebody who has signed in.
public nonisolated struct Account: Hashable, Sendable, Codable, Identifiable {
  /// The address that the account is known by.
  public let email: EmailAddress
  /// The account's identity: its address.
  public var id: EmailAddress { email }

  /// Makes an account.
  public init(email: EmailAddress) { self.email = email }
}
