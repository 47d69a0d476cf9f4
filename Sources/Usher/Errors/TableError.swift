/// The mistakes in a table of links or of restorable types, each with its places.
public struct TableError: Error, Sendable {
  /// The contents of the table, in messages.
  let contents: String
  /// The mistakes, in the order in which they were found.
  public let faults: [Fault]

  /// A mistake in a table.
  public struct Fault: Hashable, Sendable {
    /// The mistake, in a few words.
    public let name: String
    /// The places that made the entries.
    public let callSites: [CallSite]
    let detail: String
    let remedy: String
  }
}

extension TableError: CustomStringConvertible {
  /// The mistakes, each with its places, the reason, and how to fix it.
  public var description: String {
    faults.map { fault in
      let places = fault.callSites.map(\.description).joined(separator: " and ")
      let diagnosis = Diagnosis(
        "The table of \(contents) could not be made: \(fault.name).",
        ["at \(places)", fault.detail], fix: [fault.remedy])
      return diagnosis.description
    }.joined(separator: "\n")
  }
}
