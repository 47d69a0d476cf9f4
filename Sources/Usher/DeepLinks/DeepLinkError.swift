/// Why a text is no link of an app, or a link has no text.
public struct DeepLinkError: Error, Sendable {
  /// The text, or the link in words.
  public let text: String
  /// The kind of failure, to decide by.
  public let reason: Reason
  /// The place in source code that asked for it.
  public let callSite: CallSite

  /// Why it failed; more reasons may be added.
  public struct Reason: Error, Hashable, Sendable {
    /// The reason in a word or two.
    public let name: String
    let remedy: String
    /// Worked out only when the error is read.
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
  /// No pattern is like it.
  public static let unmatched = unmatched(path: "", nearest: [])

  /// It is not a URL, or a percent sign in it is followed by nonsense.
  public static let malformed = DeepLinkError.Reason(
    name: "malformed", detail: "It is not a URL whose every part can be decoded.",
    remedy: "Encode whatever is not a letter or a digit, a percent sign as %25.")

  /// It is longer than a link may be.
  public static let tooLong = DeepLinkError.Reason(
    name: "too long", detail: "It is longer than \(LinkAddress.limit) bytes.",
    remedy: "Let the link name what is shown, and load that from elsewhere.")

  /// It is of another scheme or host.
  public static let foreign = foreign("", scheme: "", hosts: [])

  /// It has no text that would be read as the same link again.
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
    return "No pattern matches the path \(short(path)); the nearest are: \(list)."
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
      detail: "It is of the scheme \(short(found)) or of another host; links begin with: \(known).",
      remedy: "Open it with the app that it belongs to, or give the table its scheme or host.")
  }

  static func unprintable(_ lacksHost: Bool) -> DeepLinkError.Reason {
    DeepLinkError.Reason(
      name: "unprintable",
      detail: lacksHost
        ? "The table has no host for universal links."
        : "No pattern gives a text that is read as the same link again.",
      remedy: lacksHost
        ? "Make the table with hosts." : "Add a pattern for it, with all values as parameters.")
  }

  /// The start of a text that may come from anywhere, with what could disturb a terminal spelled out.
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
  /// The text: the failure, its place, the reason, and how to fix it.
  public var description: String {
    """
    \(Reason.short(text)) is no link of this app: \(reason.name).
      at \(callSite)
      \(reason.detail)
      • \(reason.remedy)
    """
  }
}
