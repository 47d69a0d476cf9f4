import UsherDI

/// The desk that knows who is who.
@MainActor public protocol Members {
  /// Returns the account of an address, if the password is right.
  func signIn(_ email: EmailAddress, password: String) async throws(SignInError) -> Account
}

/// Why somebody was not let in.
public enum SignInError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It was not the password.
  case wrongPassword
  /// Nobody answers at the desk.
  case closed

  /// What to tell them.
  public var description: String {
    switch self {
    case .wrongPassword: "That is not the password."
    case .closed: "Nobody answers at the members' desk. Please try again."
    }
  }
}

/// A desk for a theater that does not exist: everybody is a member who knows the password.
public struct PretendMembers: Members {
  /// The password, which is no secret.
  public static let password = "curtain"

  private let clock: any Clock<Duration>

  /// Makes a desk that keeps its own time.
  public init(clock: any Clock<Duration>) { self.clock = clock }

  /// Returns the account of an address, if the password is right.
  public func signIn(_ email: EmailAddress, password: String) async throws(SignInError) -> Account {
    do { try await clock.sleep(for: .milliseconds(300)) } catch { throw .closed }
    guard password.folded == PretendMembers.password else { throw .wrongPassword }
    return Account(email: email)
  }
}
