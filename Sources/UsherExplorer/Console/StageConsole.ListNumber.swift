extension StageConsole {
  /// The number of a choice in the list: `3` or `#3`.
  struct ListNumber: Equatable {
    let digits: String
    /// `true` for `#3`, which cannot be a name.
    let isMarked: Bool

    init?(_ text: String) {
      let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
      isMarked = text.hasPrefix("#")
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      self.digits = String(digits)
    }

    /// The number; `nil` if it is larger than any list.
    var value: Int? { Int(digits) }
  }
}
