extension RulesHost {
  /// A call that a platform would have refused.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    package let rule: Rule
    package let detail: String
    package let step: Step

    package var description: String { "\(rule.rawValue): \(detail)\n  \(step.edit)" }
  }

  package enum Rule: String, Hashable, Sendable, CaseIterable {
    case busy = "A step during a transition"
    case detached = "A step after the end"
    case unknown = "A step for something that is not shown"
    case notAStep = "An edit that is not a step"
    case inexact = "A step that is not one change"
    case twice = "Something in two places"
    case screenless = "A node without a screen"
    case stackInStack = "A stack in a stack"
    case empty = "An empty container"
    case rootUnderLayers = "A root changed under layers"
    case presenter = "A layer from nowhere"
    case alert = "An alert with content"
    case limits = "A step beyond the limits"
  }

  /// A rule that is about to be broken; the step that does so is added later.
  struct Breach: Error {
    let rule: RulesHost.Rule
    let detail: String

    init(_ rule: RulesHost.Rule, _ detail: String) {
      self.rule = rule
      self.detail = detail
    }
  }
}
