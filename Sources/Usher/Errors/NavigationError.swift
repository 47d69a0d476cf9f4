/// Why a navigation was refused or failed: what, where, and how to fix it.
///
/// Law 5: it reaches the caller through the `NavigationHandle`, and every observer as an event.
public struct NavigationError: Error, Sendable {
  /// The kind of refusal, to decide by.
  public let reason: Reason
  let command: Message
  /// The coordinator that asked, as outlines name it.
  public let coordinator: String
  let message: Message
  /// The fixes, one sentence each.
  public let remedies: [String]
  /// The place in source code that asked for it.
  public let callSite: CallSite
  /// The error that caused it, where another one did.
  public let underlying: (any Error)?

  /// The verb that was refused, `push` say.
  public var verb: String { command.text }
  /// The reason of the refusal, in words.
  public var detail: String { message.text }

  /// Why a navigation was refused; more reasons may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in a word or two.
    public let description: String

    /// The command came from a screen that is not the active one any more, or was given twice.
    public static let stale = Reason(description: "stale")
    /// The coordinator has ended.
    public static let ended = Reason(description: "ended")
    /// The coordinator or the director has not been started.
    public static let unstarted = Reason(description: "unstarted")
    /// A guard denied it.
    public static let denied = Reason(description: "denied")
    /// A screen that would have to leave is locked.
    public static let locked = Reason(description: "locked")
    /// A screen that would have to leave asks first; its coordinator may answer later.
    public static let unconfirmed = Reason(description: "unconfirmed")
    /// It names something that the tree does not hold.
    public static let unknown = Reason(description: "unknown")
    /// The tree has no place for it.
    public static let impossible = Reason(description: "impossible")
    /// A coordinator or screen could not be made.
    public static let preparation = Reason(description: "preparation failed")
    /// Redirects lead in a circle.
    public static let loop = Reason(description: "circular redirect")
    /// A guard led somewhere else instead.
    public static let redirected = Reason(description: "redirected")
    /// A flow that a guard asked for first was not finished.
    public static let dropped = Reason(description: "dropped")
    /// No link is like it.
    public static let unmatched = Reason(description: "unmatched link")
    /// The host could not show what was admitted.
    public static let unreachable = Reason(description: "unreachable display")
  }
}

extension NavigationError: CustomStringConvertible {
  /// The text: the failure, its place, the reason, and how to fix it.
  public var description: String {
    let head = "\(coordinator) could not \(verb): \(reason)."
    let fixes = remedies.map { "  • \($0)" }
    return ([head, "  at \(callSite)", "  \(detail)"] + fixes).joined(separator: "\n")
  }
}
