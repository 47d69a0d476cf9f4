/// Something that was not saved or not restored, with the reason.
public struct RestorationLoss: Error, Hashable, Sendable, Codable {
  /// The name in outlines, or a description of the route.
  public let what: String
  /// The kind of reason.
  public let reason: Reason
  /// The reason in a sentence.
  public let detail: String

  /// The kind of reason; more may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in one or two words.
    public let description: String

    /// Code showed it without a route or a coordinator that could be restored.
    public static let fleeting = Reason(description: "fleeting")
    /// The table has no entry for its tag.
    public static let unknownTag = Reason(description: "unknown tag")
    /// Its saved state cannot be written or read.
    public static let unreadable = Reason(description: "unreadable")
    /// A later version of the app saved it.
    public static let newer = Reason(description: "newer")
    /// It could not be made.
    public static let unmade = Reason(description: "unmade")
    /// The coordinator that showed it no longer shows it.
    public static let missing = Reason(description: "missing")
    /// A guard denied it.
    public static let denied = Reason(description: "denied")
    /// The node below it, or the flow that had shown it, was lost.
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
    Self(what, .newer, "It has version \(saved); the latest known is \(known).")
  }

  static func unmigrated(_ what: String, _ tag: String, _ version: Int) -> Self {
    Self(what, .unreadable, "There is no migration of \(tag) from version \(version).")
  }

  static func unmade(_ what: String, _ refusal: Refusal) -> Self {
    Self(what, .unmade, refusal.detail)
  }

  static func missing(_ what: String, of owner: String) -> Self {
    Self(what, .missing, "\(owner) no longer shows anything there.")
  }

  static func orphaned(_ what: String) -> Self {
    Self(what, .orphaned, "The node below it was lost.")
  }

  static func ownerless(_ what: String) -> Self {
    Self(what, .orphaned, "The flow that had shown it was lost.")
  }

  static func denied(_ what: String, _ detail: String) -> Self { Self(what, .denied, detail) }

  /// Returns the value of a closure; its error becomes the reason why something cannot be read.
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
