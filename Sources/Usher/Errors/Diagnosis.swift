/// The message of an error: the failure, its place, the reason, and the fixes.
package struct Diagnosis: CustomStringConvertible {
  private let failure: String
  private let lines: [String]
  private let remedies: [String]

  package init(
    _ failure: String, at place: CallSite? = nil, _ details: [String], fix remedies: [String]
  ) {
    self.failure = failure
    lines = (place.map { ["at \($0)"] } ?? []) + details
    self.remedies = remedies
  }

  package var description: String {
    let rest = lines.map { "  \($0)" } + remedies.map { "  • \($0)" }
    return ([failure] + rest).joined(separator: "\n")
  }
}
