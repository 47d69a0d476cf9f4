/// Something that was not saved, or did not come back, and why.
public struct RestorationLoss: Error, Hashable, Sendable, Codable {
  /// The name in outlines, or the route in words.
  public let what: String
  /// The kind of reason, to decide by.
  public let reason: Reason
  /// The reason in a sentence.
  public let detail: String

  /// Why it was lost; more reasons may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in a word or two.
    public let description: String

    /// It was shown by code, without a route or a coordinator that could be made again.
    public static let fleeting = Reason(description: "fleeting")
    /// The table has nothing of its tag.
    public static let unknownTag = Reason(description: "unknown tag")
    /// Its saved state cannot be written or read.
    public static let unreadable = Reason(description: "unreadable")
    /// A later version of the app saved it.
    public static let newer = Reason(description: "newer")
    /// It could not be made.
    public static let unmade = Reason(description: "unmade")
    /// The coordinator that showed it shows it no more.
    public static let missing = Reason(description: "missing")
    /// A guard denied it.
    public static let denied = Reason(description: "denied")
    /// The node below it was lost.
    public static let orphaned = Reason(description: "orphaned")
  }
}

extension RestorationLoss: CustomStringConvertible {
  /// The loss and its reason, in one line.
  public var description: String { "\(what) was lost: \(reason). \(detail)" }
}

extension RestorationLoss.Reason: Codable {
  /// Reads a reason.
  public init(from decoder: any Decoder) throws {
    self.init(description: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the reason.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension RestorationLoss {
  private init(_ what: String, _ reason: Reason, _ detail: String) {
    (self.what, self.reason, self.detail) = (what, reason, detail)
  }

  static func fleeting(_ what: String, _ detail: String) -> Self { Self(what, .fleeting, detail) }

  static func unknown(_ what: String, tag: String?) -> Self {
    Self(
      what, .unknownTag,
      tag.map { "Nothing is registered as \($0)." } ?? "It was saved without a tag.")
  }

  static func newer(_ what: String, _ saved: Int, _ known: Int) -> Self {
    Self(what, .newer, "It is of version \(saved), and \(known) is known.")
  }

  static func unmigrated(_ what: String, _ tag: String, _ version: Int) -> Self {
    Self(what, .unreadable, "There is no migration of \(tag) from version \(version).")
  }

  static func unmade(_ what: String, _ refusal: Refusal) -> Self {
    Self(what, .unmade, refusal.detail)
  }

  static func missing(_ what: String, of owner: String) -> Self {
    Self(what, .missing, "\(owner) shows nothing there any more.")
  }

  static func orphaned(_ what: String) -> Self {
    Self(what, .orphaned, "What it stood on was lost.")
  }

  static func denied(_ what: String, _ detail: String) -> Self { Self(what, .denied, detail) }

  /// Returns what a body returns; its error becomes the reason why something cannot be read.
  static func reading<Value>(
    _ what: String, _ body: () throws -> Value
  ) throws(RestorationLoss) -> Value {
    do {
      return try body()
    } catch {
      throw RestorationLoss(what, .unreadable, JSON.detail(of: error))
    }
  }
}
