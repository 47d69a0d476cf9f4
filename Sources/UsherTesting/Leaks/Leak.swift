/// An object that has ended and is still alive.
public struct Leak: Hashable, Sendable {
  /// The kind of object: `coordinator`, `screen`, `scope` or `instance`.
  public let kind: String
  /// The name in outlines or in the container.
  public let name: String
  /// The origin, as far as it is known.
  public let origin: String
  /// The properties that hold it, as far as reflection can see them.
  public let holders: [String]
  /// The offers that still run and may hold it.
  var offers: [String] = []
}

extension Leak: CustomStringConvertible {
  /// The object, its origin, its holders as far as they can be known, and the remedy.
  public var description: String {
    let head = "The \(kind) \(name) has ended and is still alive.\n  \(origin)\n"
    let lines = holders.map { "  It is referred to by \($0).\n" }.joined() + running
    guard holders.isEmpty else {
      return head + lines + "  • Make that property weak, or set it to nil when the \(kind) ends."
    }
    return head + lines + """
        Nothing that reflection can see refers to it; a closure or a task holds it.
        • Look for a closure, a task or a delegate that captures it strongly, and capture it weakly.
        • Release it in the test as well, before this line.
      """
  }

  private var running: String {
    offers.map { "  The offer \($0) still runs and may hold it.\n" }.joined()
  }
}
