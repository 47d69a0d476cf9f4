extension RulesHost {
  /// A call that a platform would have refused.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that it broke.
    public let rule: Rule
    /// What it was about, in words.
    public let detail: String
    /// The step that broke it.
    public let step: Step

    /// The rule, what it was about, and the step.
    public var description: String { "\(rule.rawValue): \(detail)\n  \(step.edit)" }
  }

  /// What a platform insists on.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A step while another one, or the user's finger, moves the display.
    case busy = "A step during a transition"
    /// A step after the host was told to let go.
    case detached = "A step after the end"
    /// A step for something that is not on the display.
    case unknown = "A step for what is not shown"
    /// An edit that steps are not made of.
    case notAStep = "An edit that is no step"
    /// A step that would change nothing, or one that says it keeps what it changes.
    case inexact = "A step that is not one change"
    /// A screen or a node that would be in two places.
    case twice = "Something in two places"
    /// A node whose screen the director does not know.
    case screenless = "A node without a screen"
    /// A stack or columns in a stack.
    case stackInStack = "A stack in a stack"
    /// A container without children.
    case empty = "An empty container"
    /// Another root under layers, which would be left hanging.
    case rootUnderLayers = "A root changed under layers"
    /// A layer that something not in the window would present.
    case presenter = "A layer from nowhere"
    /// An alert that is more than its text and buttons.
    case alert = "An alert with content"
    /// More in one step than the host is capable of.
    case limits = "A step beyond the limits"
  }
}

/// A rule that is about to be broken, before it is known by which step.
struct Breach: Error {
  let rule: RulesHost.Rule
  let detail: String

  init(_ rule: RulesHost.Rule, _ detail: String) {
    self.rule = rule
    self.detail = detail
  }
}
