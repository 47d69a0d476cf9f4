extension Journal.Entry: Codable {
  private enum Key: String, CodingKey {
    case at, event, journal, tree, transaction, fact, id, name, reason, to, by, cause, refusal,
      phase
  }

  private enum Kind: String, Codable {
    case began, admitted, refused, redirected, fact, started, finished, entered, closed
  }

  /// Reads an entry.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let nanoseconds: Int64 = try fields(.at)
    time = .nanoseconds(nanoseconds)
    record = try Self.record(fields)
  }

  private static func record(_ fields: KeyedDecodingContainer<Key>) throws -> Journal.Event {
    switch try fields.decode(Kind.self, forKey: .event) {
    case .began:
      try UnknownVersion.require(Journal.version, try fields(.journal))
      return .began(try fields(.tree))
    case .admitted: return .admitted(try fields(.transaction), fingerprint: try fields(.tree))
    case .refused: return .refused(try fields(.refusal))
    case .redirected:
      return .redirected(to: try fields(.to), by: try fields(.by), try fields(.cause))
    case .fact: return .fact(try fields(.fact))
    case .started: return .started(try fields(.id), name: try fields(.name))
    case .finished:
      return .finished(
        try fields(.id), name: try fields(.name), reason: try fields.optional(.reason))
    case .entered: return .entered(try fields(.phase))
    case .closed: return .closed
    }
  }

  /// Writes the entry.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(nanoseconds, forKey: .at)
    try fields.encode(kind, forKey: .event)
    switch record {
    case .began(let tree):
      try fields.encode(Journal.version, forKey: .journal)
      try fields.encode(tree, forKey: .tree)
    case .admitted(let transaction, let fingerprint):
      try fields.encode(transaction, forKey: .transaction)
      try fields.encode(fingerprint, forKey: .tree)
    case .refused(let refusal): try fields.encode(refusal, forKey: .refusal)
    case .redirected(let place, let rule, let cause):
      try fields.encode(place, forKey: .to)
      try fields.encode(rule, forKey: .by)
      try fields.encode(cause, forKey: .cause)
    case .fact(let fact): try fields.encode(fact, forKey: .fact)
    case .started(let id, let name):
      try fields.encode(id, forKey: .id)
      try fields.encode(name, forKey: .name)
    case .finished(let id, let name, let reason):
      try fields.encode(id, forKey: .id)
      try fields.encode(name, forKey: .name)
      try fields.encodeIfPresent(reason, forKey: .reason)
    case .entered(let phase): try fields.encode(phase, forKey: .phase)
    case .closed: break
    }
  }

  private var nanoseconds: Int64 {
    let parts = time.components
    return parts.seconds &* 1_000_000_000 &+ parts.attoseconds / 1_000_000_000
  }

  private var kind: Kind {
    switch record {
    case .began: .began
    case .admitted: .admitted
    case .refused: .refused
    case .redirected: .redirected
    case .fact: .fact
    case .started: .started
    case .finished: .finished
    case .entered: .entered
    case .closed: .closed
    }
  }
}
