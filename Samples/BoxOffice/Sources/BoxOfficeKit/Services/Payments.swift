/// The way to somebody's bank.
@MainActor public protocol Payments {
  /// Takes an amount, telling each step as it begins; cancelling the task abandons it.
  func charge(_ amount: Money, progress: (PaymentStep) -> Void) async throws -> Receipt
  /// Gives back what was taken.
  func refund(_ receipt: Receipt) async
}

/// What is going on while somebody pays.
public enum PaymentStep: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The line to the bank is being opened.
  case connecting
  /// The bank is making up its mind.
  case authorizing
  /// The bank has agreed and the amount is being booked.
  case booking

  /// What to tell whoever waits.
  public var description: String {
    switch self {
    case .connecting: "Ringing the bank"
    case .authorizing: "The bank is thinking it over"
    case .booking: "Stamping the receipt"
    }
  }
}

/// The proof that an amount was taken.
public struct Receipt: Hashable, Sendable {
  /// What was taken.
  public let amount: Money

  /// Makes a receipt.
  public init(amount: Money) { self.amount = amount }
}

/// The bank has said no.
public struct PaymentDeclined: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the bank said.
  public let description: String

  /// Makes a refusal with the bank's words.
  public init(_ description: String) { self.description = description }
}
