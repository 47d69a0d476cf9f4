nonisolated extension String {
  /// The text as it may be printed: what could steer a terminal is replaced, line breaks stay.
  public var harmless: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isHarmless || $0 == "\n" ? $0 : "\u{FFFD}" })
    )
  }

  /// The same on one line.
  public var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isHarmless ? $0 : "\u{FFFD}" }))
  }
}

nonisolated extension Unicode.Scalar {
  /// Returns false for control characters and for those that hide or reorder the text around them.
  fileprivate var isHarmless: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE007F: false
    default: true
    }
  }
}
