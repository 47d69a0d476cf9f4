/// The context of a change of state.
public struct Transaction {
  /// The animation of the change, if any.
  public var animation: Animation?
  /// A Boolean value that indicates whether views disable animations.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the change is one of many in a gesture.
  public var isContinuous = false
  /// Makes a transaction.
  public init() {}
  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  var isEmpty: Bool { animation == nil && !disablesAnimations && !isContinuous }

  static var current: Transaction { Ambient.transaction.transaction }
}

@available(*, unavailable)
extension Transaction: Sendable {}

/// The transaction of the running code.
private enum Ambient {
  @TaskLocal static var transaction = Parts()

  /// The parts of a transaction that are sendable.
  struct Parts: Sendable {
    var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false

    var transaction: Transaction {
      var transaction = Transaction(animation: animation)
      transaction.disablesAnimations = disablesAnimations
      transaction.isContinuous = isContinuous
      return transaction
    }
  }
}

/// Changes state in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let parts = Ambient.Parts(
    animation: transaction.animation, disablesAnimations: transaction.disablesAnimations,
    isContinuous: transaction.isContinuous)
  return try Ambient.$transaction.withValue(parts, operation: body)
}

/// Changes state in a transaction with one property.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Changes state with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}
