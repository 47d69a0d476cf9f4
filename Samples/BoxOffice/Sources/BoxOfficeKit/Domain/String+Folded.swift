import Foundation

nonisolated extension String {
  /// The text without case and accents, for comparing what people type.
  var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: .theater)
  }

  /// The text without white space at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
