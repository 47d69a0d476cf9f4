/// The mistakes in a table, each with its places.
public struct RestorationTableError: Error, Sendable {
  /// The mistakes, in the order in which they were found.
  public let faults: [Fault]

  /// A mistake in a table.
  public struct Fault: Hashable, Sendable {
    /// The mistake, in a few words.
    public let name: String
    /// The places that registered it.
    public let callSites: [CallSite]
    let detail: String
    let remedy: String
  }
}

extension RestorationTableError.Fault {
  static func repeated(_ tag: String, _ first: CallSite, _ second: CallSite) -> Self {
    Self(
      name: "repeated tag", callSites: [first, second], detail: "The tag \(tag) is used twice.",
      remedy: "Give one of them another tag; routes and coordinators share one list of them.")
  }

  static func unknown(_ tag: String, _ callSite: CallSite) -> Self {
    Self(
      name: "unknown tag", callSites: [callSite], detail: "Nothing is registered as \(tag).",
      remedy: "Register the routes or the coordinator of that tag, or correct it.")
  }
}

extension RestorationTableError: CustomStringConvertible {
  /// Each mistake: what is wrong, where, why, and how to fix it.
  public var description: String {
    faults.map { fault in
      """
      The table of saved states could not be made: \(fault.name).
      \(fault.callSites.map { "  at \($0)" }.joined(separator: "\n"))
        \(fault.detail)
        • \(fault.remedy)
      """
    }.joined(separator: "\n\n")
  }
}
