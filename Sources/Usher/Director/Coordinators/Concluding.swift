/// A coordinator that gives a result to the coordinator that started it.
@MainActor public protocol Concluding: Coordinator {
  /// The type of the result.
  associatedtype Output
}

extension Concluding {
  func canGive(_ value: Any) -> Bool { value is Output }

  /// How `finish()` without a value ends it: where the output is `Void`, that is its result.
  var endingWithoutValue: FlowEnding {
    (() as? Output).map(FlowEnding.finished) ?? .cancelled(.withoutResult)
  }
}
