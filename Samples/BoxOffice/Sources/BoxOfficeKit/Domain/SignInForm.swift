public import Observation

/// What somebody typed to be let in, and what the desk said to it.
@Observable @MainActor public final class SignInForm {
  /// The address, as typed.
  public var email = ""
  /// The password, as typed.
  public var password = ""
  /// Whether the desk has been asked and has not answered yet.
  public var isWaiting = false

  private var isSubmitted = false
  private var refusal: Refusal?

  /// Makes an empty form.
  public init() {}

  /// The address, or nil while it is not one.
  public var address: EmailAddress? { EmailAddress(email) }

  /// The problem with the form as it is typed now, or nil; there is none before it was sent.
  public var problem: String? {
    if isSubmitted, let fault { return fault.description }
    return refusal?.applies(to: self) ?? false ? refusal?.text : nil
  }

  /// Sends the form; returns the address, if the form can go to the desk.
  public func submit() -> EmailAddress? {
    isSubmitted = true
    refusal = nil
    return fault == nil ? address : nil
  }

  /// Notes what the desk said to what is typed now.
  public func refuse(_ error: SignInError) {
    refusal = Refusal(email: email, password: password, text: error.description)
  }

  /// The first thing that is wrong, in the order of the fields.
  private var fault: Fault? {
    if email.trimmed.isEmpty { return .emailMissing }
    if address == nil { return .emailUnreadable }
    return password.isEmpty ? .passwordMissing : nil
  }
}

nonisolated extension SignInForm {
  /// One thing that is wrong with a form.
  private enum Fault: CustomStringConvertible {
    case emailMissing
    case emailUnreadable
    case passwordMissing

    var description: String {
      switch self {
      case .emailMissing: "The email address is empty."
      case .emailUnreadable: ContactForm.Fault.emailUnreadable.description
      case .passwordMissing: "The password is empty."
      }
    }
  }

  /// The desk's answer, and the form that it was about.
  private struct Refusal {
    let email: String
    let password: String
    let text: String

    @MainActor func applies(to form: SignInForm) -> Bool {
      (email, password) == (form.email, form.password)
    }
  }
}
