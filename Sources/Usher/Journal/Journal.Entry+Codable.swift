extension Journal.Entry: Codable {
  private enum Key: String, CodingKey {
    case at, event, journal
  }

  /// Reads an entry.
  ///
  /// - Throws: `DecodingError` if it is not an entry, or the first entry names no version.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let version: Int? = try fields.optional(.journal)
    if let version {
      let known = Journal.version...Journal.version
      try UnknownVersion.require(known, version, at: .journal, in: fields)
    }
    let nanoseconds: Int64 = try fields(.at)
    self.init(time: .nanoseconds(nanoseconds), record: try fields(.event))
    if case .began = record, version == nil { throw fields.corrupt(.event, "It has no version.") }
  }

  /// Writes the entry; the first one names the version.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    let parts = time.components
    let nanoseconds = parts.seconds &* 1_000_000_000 &+ parts.attoseconds / 1_000_000_000
    try fields.encode(nanoseconds, forKey: .at)
    try fields.encode(record, forKey: .event)
    if case .began = record { try fields.encode(Journal.version, forKey: .journal) }
  }
}
