/// The problems with a container's registrations, all at once.
public struct ContainerError: Error, Sendable, CustomStringConvertible {
  /// The problems, in the order of the registrations.
  public let problems: [Problem]

  /// More problems than this are counted and not printed.
  private static let mostPrinted = 20

  /// The number of problems, and the description of each.
  public var description: String {
    let count = problems.count == 1 ? "a problem" : "\(problems.count) problems"
    let rest = problems.count - Self.mostPrinted
    let texts = problems.prefix(Self.mostPrinted).map(\.description)
    return (["The container has \(count)."] + texts + (rest > 0 ? ["… and \(rest) more."] : []))
      .joined(separator: "\n\n")
  }
}
