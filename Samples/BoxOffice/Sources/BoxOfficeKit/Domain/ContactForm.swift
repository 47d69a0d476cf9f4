/// What somebody typed into the form for contact details.
public nonisolated struct ContactForm: Hashable, Sendable, Codable {
  /// The name, as typed.
  public var name: String
  /// The address, as typed.
  public var email: String
  /// The telephone number, as typed; it may stay empty.
  public var phone: String

  /// Makes a form, empty unless something is known already.
  public init(name: String = "", email: String = "", phone: String = "") {
    self.name = name
    self.email = email
    self.phone = phone
  }

  /// Makes a form that is filled in already.
  public init(_ contact: Contact) {
    self.init(
      name: contact.name, email: contact.email.description, phone: contact.phone ?? "")
  }

  /// What is wrong with the form, in the order of its fields; empty if nothing is.
  public var faults: [Fault] {
    var faults: [Fault] = []
    if name.trimmed.isEmpty { faults.append(.nameMissing) }
    if email.trimmed.isEmpty {
      faults.append(.emailMissing)
    } else if EmailAddress(email) == nil {
      faults.append(.emailUnreadable)
    }
    if !phone.trimmed.isEmpty, !phone.isPhoneNumber { faults.append(.phoneUnreadable) }
    return faults
  }

  /// The contact, or nil while there are faults.
  public var contact: Contact? {
    guard faults.isEmpty, let address = EmailAddress(email) else { return nil }
    let phone = phone.trimmed
    return Contact(name: name.trimmed, email: address, phone: phone.isEmpty ? nil : phone)
  }
}

nonisolated extension ContactForm {
  /// One thing that is wrong with a form.
  public enum Fault: Hashable, Sendable, CustomStringConvertible {
    /// There is no name.
    case nameMissing
    /// There is no address.
    case emailMissing
    /// The address is not one.
    case emailUnreadable
    /// The number is not one.
    case phoneUnreadable

    /// What to tell whoever filled in the form.
    public var description: String {
      switch self {
      case .nameMissing: "The name is empty: it is what we ask for at the door."
      case .emailMissing: "The email address is empty."
      case .emailUnreadable: "That email address has no @, or no domain such as post.example."
      case .phoneUnreadable: "A telephone number has 7 to 15 digits, with + or spaces if you like."
      }
    }
  }
}

nonisolated extension String {
  fileprivate var isPhoneNumber: Bool {
    let number = trimmed.drop { $0 == "+" }.filter { !" -()".contains($0) }
    return (7...15).contains(number.count) && number.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
