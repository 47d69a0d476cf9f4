/// A coordinator that returns a result to the coordinator that started it.
@MainActor public protocol Concluding: Coordinator {
  /// The type of the result; `Void` by default.
  associatedtype Output = Void
}

extension Concluding {
  func canGive(_ value: Any) -> Bool { value is Output }

  /// The ending that `finish()` without a value stands for: the result, if the output is `Void`.
  var endingWithoutValue: FlowEnding {
    (() as? Output).map(FlowEnding.finished) ?? .cancelled(.withoutResult)
  }
}
