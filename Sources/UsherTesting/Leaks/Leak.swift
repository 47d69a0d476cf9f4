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
  /// The tasks that still run and may hold it: `the offer “Load” of Deck`.
  var tasks: [String] = []
  /// `true` if a property of an object that has not ended holds it.
  var isHeldInApp = false
  /// The leaks that it keeps alive, if it is reported for them as well.
  var dependents: [String] = []
}

extension Leak: CustomStringConvertible {
  /// The object, its origin, its holders as far as they can be known, and the remedy.
  public var description: String {
    text(holder: "a closure or a task holds it", hints: [remedy])
  }

  /// The description for a test that still runs, whose variables may hold the object.
  var descriptionInTest: String {
    guard !isHeldInApp else { return description }
    let variable = """
        • If the test keeps it in a variable, as in `let it = try stage.coordinator(…)`, call it in \
      one expression instead, or put the variable into a `do` block.
      """
    return text(
      holder: "a variable of the test, a closure or a task holds it",
      hints: [variable, remedy])
  }

  private func text(holder: String, hints: [String]) -> String {
    let unseen = "  Nothing that reflection can see refers to it; \(holder)."
    let lines = [
      ["The \(kind) \(name) has ended and is still alive.", "  \(origin)"], details,
      holders.isEmpty && tasks.isEmpty ? [unseen] : [], hints,
    ]
    return lines.joined().joined(separator: "\n")
  }

  var details: [String] {
    (dependents.isEmpty ? [] : ["  It keeps alive: \(dependents.joined(separator: ", "))."])
      + holders.map { "  It is referred to by \($0)." }
      + tasks.map { "  A running task may hold it: \($0)." }
  }

  private var remedy: String {
    guard holders.isEmpty else { return property }
    return tasks.isEmpty ? capture : running
  }

  private var running: String {
    "  • Let that task return when the \(kind) ends: run it with `task(boundTo:)`, or capture weakly."
  }

  private var property: String {
    "  • Make that property weak, or set it to nil when the \(kind) ends."
  }

  private var capture: String {
    "  • Look for a closure, a task or a delegate that captures it strongly, and capture it weakly."
  }
}
