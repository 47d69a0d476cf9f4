extension Journal.Event {
  /// The cases as they are written, the most frequent ones first.
  enum Case: String, CodingKey, CaseIterable {
    case fact, admitted, started, finished, refused, redirected, entered, began, closed
  }

  private enum Label: String, CodingKey {
    case first = "_0"
    case third = "_2"
    case fingerprint, name, reason, to, by
  }

  /// Reads an event by its case.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.container(keyedBy: Case.self))
  }

  init(_ cases: KeyedDecodingContainer<Case>) throws {
    let (name, values) = try cases.writtenCase(Label.self)
    var coordinator: CoordinatorID { get throws { CoordinatorID(try values.identity(.first)) } }
    switch name {
    case .fact:
      self = .fact(try Fact(values.nestedContainer(keyedBy: Fact.Case.self, forKey: .first)))
    case .admitted: self = .admitted(try values(.first), fingerprint: try values(.fingerprint))
    case .started: self = .started(try coordinator, name: try values(.name))
    case .finished:
      self = .finished(
        try coordinator, name: try values(.name), reason: try values.optional(.reason))
    case .refused: self = .refused(try values(.first))
    case .redirected:
      self = .redirected(to: try values(.to), by: try values(.by), try values(.third))
    case .entered: self = .entered(try values(.first))
    case .began: self = .began(try values(.first))
    case .closed: self = .closed
    }
  }
}
