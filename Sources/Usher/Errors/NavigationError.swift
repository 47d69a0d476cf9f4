/// The reason why a navigation was refused or failed, with its place and how to fix it.
///
/// Law 5: it reaches the caller through the `NavigationHandle`, and every observer as an event.
public struct NavigationError: Error, Sendable {
  /// The kind of refusal.
  public let reason: Reason
  let command: Message
  /// The name of the calling coordinator, as in outlines.
  public let coordinator: String
  let message: Message
  /// The fixes, one sentence each.
  public let remedies: [String]
  /// The place in source code that requested it.
  public let callSite: CallSite
  /// The error that caused it, if any.
  public let underlying: (any Error)?

  /// The verb that was refused, such as `push`.
  public var verb: String { command.text }
  /// The reason of the refusal, in words.
  public var detail: String { message.text }
  var headline: Message { "\(coordinator) could not \(command): \(reason.description)" }

  /// The kind of refusal; more may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in one or two words.
    public let description: String

    /// The command came from a screen that is no longer active, or was repeated.
    public static let stale = Reason(description: "stale")
    /// The coordinator has ended.
    public static let ended = Reason(description: "ended")
    /// The coordinator or the director has not been started.
    public static let unstarted = Reason(description: "unstarted")
    /// A guard denied it.
    public static let denied = Reason(description: "denied")
    /// A screen that would have to leave is locked.
    public static let locked = Reason(description: "locked")
    /// A screen that would have to leave asks first; its coordinator may agree later.
    public static let unconfirmed = Reason(description: "unconfirmed")
    /// It names something that is not in the tree.
    public static let unknown = Reason(description: "unknown")
    /// The tree has no place for it.
    public static let impossible = Reason(description: "impossible")
    /// A coordinator or screen could not be made.
    public static let preparation = Reason(description: "preparation failed")
    /// The redirects are circular.
    public static let loop = Reason(description: "circular redirect")
    /// A guard redirected it.
    public static let redirected = Reason(description: "redirected")
    /// A flow that a guard required first was cancelled.
    public static let dropped = Reason(description: "dropped")
    /// No pattern matches the link.
    public static let unmatched = Reason(description: "unmatched link")
    /// The host could not show the admitted tree.
    public static let unreachable = Reason(description: "unreachable display")
  }
}

extension NavigationError: CustomStringConvertible {
  /// The failure, its place, the reason, and how to fix it.
  public var description: String {
    let failure = "\(coordinator) could not \(verb): \(reason)."
    return Diagnosis(failure, at: callSite, [detail], fix: remedies).description
  }
}
