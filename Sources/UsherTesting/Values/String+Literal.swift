extension String {
  /// The text as Swift code, in quotation marks.
  package var literal: String { debugDescription.replacing("\\'", with: "'") }
}
