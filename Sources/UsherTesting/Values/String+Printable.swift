extension String {
  /// The text with a space for every scalar that breaks a line, steers a terminal or reorders text.
  package var printable: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isPrintable ? $0 : " " }))
  }
}

extension Unicode.Scalar {
  fileprivate var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !properties.isBidiControl
    }
  }
}
