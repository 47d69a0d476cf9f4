public import Observation

/// What somebody typed to be let in, and what the desk said to it.
@Observable @MainActor public final class SignInForm {
  /// The address, as typed.
  public var email = ""
  /// The password, as typed.
  public var password = ""
  /// What is wrong, or nil.
  public var problem: String?

  /// Whether the desk has been asked and has not answered yet.
  public var isWaiting = false

  /// Makes an empty form.
  public init() {}

  /// The address, or nil while it is not one.
  public var address: EmailAddress? { EmailAddress(email) }
}
