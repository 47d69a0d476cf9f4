extension NearMisses {
  /// Finds the types whose names are spelled most like another one's.
  struct Spelling {
    private let type: Any.Type
    private let text: [UInt8]

    init(_ type: Any.Type) {
      self.type = type
      text = Self.name(of: type)
    }

    private static func name(of type: Any.Type) -> [UInt8] {
      Array("\((type as? any KeyedForm.Type)?.key ?? type)".utf8)
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
      let edits = Self.edits(short, long)
      return edits <= most ? edits : nil
    }

    /// Counts the letters to add, remove or replace.
    static func edits(_ one: [UInt8], _ other: [UInt8]) -> Int {
      var row = (0...other.count).map { $0 }
      for (index, letter) in one.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for (column, another) in other.enumerated() {
          let replaced = diagonal + (letter == another ? 0 : 1)
          diagonal = row[column + 1]
          row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
        }
      }
      return row[other.count]
    }
  }
}
