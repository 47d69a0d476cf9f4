/// A change of the tree that is planned on a draft and named in messages.
///
/// The director knows only its own operations; verbs and features define theirs.
@MainActor protocol SceneOperation {
  /// The verb, as messages name it.
  var verb: Message { get }

  /// The target, as events and refusals name it: a route, a flow, or just the verb.
  var target: String { get }

  var route: AnyRoute? { get }

  /// The value that identifies a double tap; `nil` if it cannot be compared.
  var signature: AnyHashable? { get }

  /// The value that distinguishes the destination; `nil` if there is none.
  ///
  /// It is the arguments if they can be compared, the screen itself, or the type of coordinator.
  var destination: AnyHashable? { get }

  /// `true` if it needs the first layout.
  ///
  /// If the root coordinator requests it, it waits while a flow that a guard requires is shown
  /// instead of that layout.
  var needsLayout: Bool { get }

  /// Returns a copy for one performance, with answers of its own.
  func performance() -> any SceneOperation

  func plan(on draft: inout Draft) throws(Refusal)

  /// Reports the refusal to those who wait for the flow or alert that this would have started.
  func cancel(_ error: NavigationError)

  /// Discards the operation without a report: it was a trial, or is performed again.
  func forget()
}

extension SceneOperation {
  var target: String { verb.text }
  var route: AnyRoute? { nil }
  var signature: AnyHashable? { nil }
  var destination: AnyHashable? { signature ?? route.map { AnyHashable($0) } }
  var needsLayout: Bool { true }
  func performance() -> any SceneOperation { self }
  func cancel(_ error: NavigationError) {}
  func forget() {}
}
extension SceneTransition {
  /// An operation that only a verb describes.
  struct PlainOperation: SceneOperation {
    let verb: Message
    var signature: AnyHashable?
    var destination: AnyHashable?
    let body: @MainActor (inout Draft) throws(Refusal) -> Void

    func plan(on draft: inout Draft) throws(Refusal) { try body(&draft) }
  }
}
