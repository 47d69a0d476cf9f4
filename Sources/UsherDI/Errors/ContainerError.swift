/// All that is wrong with a container's registrations, found before any factory ran.
public struct ContainerError: Error, Sendable, CustomStringConvertible {
  /// The problems, in the order of the registrations.
  public let problems: [Problem]

  /// One thing that is wrong with the registrations.
  public struct Problem: Sendable, CustomStringConvertible {
    /// The kind of problem, to decide by.
    public let reason: Reason
    /// The service that it is about, as messages name it.
    public let service: String
    /// The registrations that make up the problem, each with its place.
    public let path: [ResolutionError.Step]
    let headline: String
    let remedies: [String]

    /// What is wrong, where, and how to mend it.
    public var description: String {
      let places = path.map { "  at \($0.callSite)  \($0.service)" }
      return ([headline] + places + remedies.map { "  • \($0)" }).joined(separator: "\n")
    }
  }

  /// What can be wrong with registrations; more reasons may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in a word or two.
    public let description: String

    /// A dependency that nobody registers.
    public static let missing = Reason(description: "missing")
    /// Initialisers that need one another.
    public static let cycle = Reason(description: "cycle")
    /// Two registrations of one service.
    public static let duplicate = Reason(description: "duplicate")
    /// An override that replaces nothing.
    public static let overridesNothing = Reason(description: "overrides nothing")
    /// A longer-lived instance that would hold a shorter-lived one.
    public static let captive = Reason(description: "captive")
    /// A scope that no coordinator here opens.
    public static let unopenedScope = Reason(description: "unopened scope")
    /// An argument that nothing takes.
    public static let unusedArgument = Reason(description: "unused argument")
    /// A decorator of what is not registered.
    public static let decoratesNothing = Reason(description: "decorates nothing")
    /// A declaration that its lifetime makes void.
    public static let lifetime = Reason(description: "lifetime")
    /// A factory that threw while eager instances were made, or while they were verified.
    public static let failed = Reason(description: "failed")
  }

  /// The number of problems, and each of them.
  public var description: String {
    let count = problems.count == 1 ? "a problem" : "\(problems.count) problems"
    return (["The container has \(count)."] + problems.map(\.description))
      .joined(separator: "\n\n")
  }
}
