import Usher

extension NearMisses {
  /// Finds the types whose names are spelled most like another one's.
  struct Spelling {
    private let type: Any.Type
    private let text: [Unicode.Scalar]

    init(_ type: Any.Type) {
      self.type = type
      text = Self.name(of: type)
    }

    private static func name(of type: Any.Type) -> [Unicode.Scalar] {
      Array("\((type as? any KeyedForm.Type)?.key ?? type)".unicodeScalars)
    }

    /// The nearest of some, each type once, the likeliest first.
    func nearest<S: Sequence>(_ all: S, _ type: (S.Element) -> Any.Type) -> [S.Element] {
      var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self.type)]
      return all.filter { seen.insert(ObjectIdentifier(type($0))).inserted }.enumerated()
        .compactMap { index, element in
          distance(to: type(element)).map { (distance: $0, index: index, element: element) }
        }
        .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
        .prefix(3).map(\.element)
    }

    /// Counts the letters that differ; returns `nil` if there are too many.
    ///
    /// A name that ends in the other one is near: a protocol and the class that implements it.
    private func distance(to other: Any.Type) -> Int? {
      let other = Self.name(of: other)
      let isLonger = other.count >= text.count
      let (short, long) = isLonger ? (text, other) : (other, text)
      if long.suffix(short.count) == short[...] { return (long.count - short.count) / 4 }
      let most = max(2, text.count / 3)
      guard long.count - short.count <= most else { return nil }
      let edits = short.edits(to: long, below: most + 1)
      return edits <= most ? edits : nil
    }
  }
}
