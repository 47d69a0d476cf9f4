/// Something to be done to the tree: planned on a draft, and named in messages.
///
/// The director knows no operation but its own; verbs and features bring theirs.
@MainActor protocol SceneOperation {
  /// The verb, as messages name it.
  var verb: Message { get }

  /// What it leads to, as events and refusals name it: a route, a flow, or just the verb.
  var target: String { get }

  var route: AnyRoute? { get }

  /// The value that makes two equal commands a double tap; `nil` where it cannot be told.
  var signature: AnyHashable? { get }

  /// The value that tells its place from others: the arguments where they can be compared, the
  /// screen itself, or the type of coordinator; `nil` where nothing does.
  var destination: AnyHashable? { get }

  /// Indicates whether it waits for the first layout while a flow that a guard requires stands in its
  /// place, if the root coordinator asks for it.
  var needsLayout: Bool { get }

  /// The same operation as it is performed once, with answers of its own.
  var performance: any SceneOperation { get }

  func plan(on draft: inout Draft) throws(Refusal)

  /// Tells those who wait for what this would have started that it never will be.
  func cancel(_ error: NavigationError)

  /// Tells nobody anything: it was only tried out, or is performed again.
  func forget()
}

extension SceneOperation {
  var target: String { verb.text }
  var route: AnyRoute? { nil }
  var signature: AnyHashable? { nil }
  var destination: AnyHashable? { signature ?? route.map { AnyHashable($0) } }
  var needsLayout: Bool { true }
  var performance: any SceneOperation { self }
  func cancel(_ error: NavigationError) {}
  func forget() {}
}

/// Several transitions in order, whole or not at all.
struct SequenceOperation: SceneOperation {
  let steps: [SceneTransition]

  var verb: Message { "run a sequence" }
  var performance: any SceneOperation { SequenceOperation(steps: steps.map(\.performance)) }

  func plan(on draft: inout Draft) throws(Refusal) {
    for step in steps { try draft.plan(step) }
  }

  func cancel(_ error: NavigationError) {
    for step in steps { step.operation.cancel(error) }
  }

  func forget() { for step in steps { step.operation.forget() } }
}

/// An operation of which there is little to tell but its verb.
struct PlainOperation: SceneOperation {
  let verb: Message
  var signature: AnyHashable?
  var destination: AnyHashable?
  let body: @MainActor (inout Draft) throws(Refusal) -> Void

  func plan(on draft: inout Draft) throws(Refusal) { try body(&draft) }
}
