/// The reason why a string is not a link of the app, or a link cannot be printed.
public struct DeepLinkError: Error, Sendable {
  /// The string, or a description of the link.
  public let text: String
  /// The kind of failure.
  public let reason: Reason
  /// The place in source code that requested it.
  public let callSite: CallSite

  /// The kind of failure; more may be added.
  public struct Reason: Error, Hashable, Sendable {
    /// The reason in one or two words.
    public let name: String
    let remedy: String
    /// Computed only when the error is read.
    private let detailing: @Sendable () -> String

    init(name: String, detail: @autoclosure @escaping @Sendable () -> String, remedy: String) {
      self.name = name
      self.remedy = remedy
      detailing = detail
    }

    var detail: String { detailing() }

    /// Compares the kinds of two reasons.
    public static func == (lhs: Reason, rhs: Reason) -> Bool { lhs.name == rhs.name }

    /// Feeds the kind to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}

extension DeepLinkError.Reason {
  /// No pattern matches it.
  public static let unmatched = unmatched(path: "", nearest: [])

  /// It is not a URL, or contains an invalid percent encoding.
  public static let malformed = DeepLinkError.Reason(
    name: "malformed", detail: "It is not a URL, or a part of it cannot be decoded.",
    remedy: "Percent-encode everything but letters and digits; a percent sign is %25.")

  /// It is a URL with a user or a port.
  static let addressed = DeepLinkError.Reason(
    name: malformed.name, detail: "It has a user or a port, and no link of an app has one.",
    remedy: "Leave out what stands before the host's @ or after its colon.")

  /// It is longer than the limit for links.
  public static let tooLong = DeepLinkError.Reason(
    name: "too long", detail: "It is longer than \(DeepLinkTable.Address.limit) bytes.",
    remedy: "Put an identifier into the link, and load the content from elsewhere.")

  /// It has another scheme or host.
  public static let foreign = foreign("", scheme: "", hosts: [])

  /// No string would be parsed as the same link.
  public static let unprintable = unprintable(false)

  static func unmatched(
    path: String, nearest: @autoclosure @escaping @Sendable () -> [String]
  ) -> DeepLinkError.Reason {
    DeepLinkError.Reason(
      name: "unmatched", detail: unmatchedDetail(path, nearest()),
      remedy: "Correct the link, or add its pattern to the table.")
  }

  private static func unmatchedDetail(_ path: String, _ nearest: [String]) -> String {
    let list = nearest.isEmpty ? "there are none" : nearest.joined(separator: ", ")
    return "No pattern matches the path \(short(path)); the closest are: \(list)."
  }

  static func mistyped(
    _ mismatch: DeepLink.Mismatch, path: String, pattern: String
  ) -> DeepLinkError.Reason {
    DeepLinkError.Reason(
      name: unmatched.name,
      detail: mismatch.text.map {
        "\(short(path)) has the form \(pattern), but \(short($0)) is no \(mismatch.type)."
      } ?? "\(short(path)) has the form \(pattern), but a value is missing.",
      remedy: "Correct the link, or add its pattern to the table.")
  }

  static func schemeless(_ scheme: String) -> DeepLinkError.Reason {
    DeepLinkError.Reason(
      name: malformed.name, detail: "It has no scheme.",
      remedy: "Begin it with \(scheme)://, or with https:// and a host of the table.")
  }

  static func foreign(_ found: String, scheme: String, hosts: [String]) -> DeepLinkError.Reason {
    let known = (["\(scheme)://"] + hosts.map { "https://\($0)/" }).joined(separator: ", ")
    return DeepLinkError.Reason(
      name: "foreign",
      detail: "It has the scheme \(short(found)) or another host; links begin with: \(known).",
      remedy: "Open it with the app that it belongs to, or give the table its scheme or host.")
  }

  static func unprintable(_ lacksHost: Bool) -> DeepLinkError.Reason {
    DeepLinkError.Reason(
      name: "unprintable",
      detail: lacksHost
        ? "The table has no host for universal links."
        : "No pattern prints a link that is parsed as the same routes.",
      remedy: lacksHost
        ? "Make the table with hosts." : "Add a pattern for it, with all values as parameters.")
  }

  /// The start of an untrusted string; characters that could disturb a terminal are escaped.
  static func short(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(81)
    let start = scalars.prefix(80).map { scalar in
      let isPrinting = !unprinted.contains(scalar.properties.generalCategory)
      return isPrinting
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return start.joined() + (scalars.count > 80 ? "…" : "")
  }

  private static let unprinted: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate,
  ]
}

extension DeepLinkError: CustomStringConvertible {
  /// The failure, its place, the reason, and how to fix it.
  public var description: String {
    let diagnosis = Diagnosis(
      "\(Reason.short(text)) is no link of this app: \(reason.name).", at: callSite,
      [reason.detail], fix: [reason.remedy])
    return diagnosis.description
  }
}
