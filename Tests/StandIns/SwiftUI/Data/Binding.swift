/// A reference to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction of each write.
  public var transaction = Transaction()
  let location: Location<Value>

  init(_ location: Location<Value>) { self.location = location }

  /// Creates a binding with closures.
  @preconcurrency public init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) { location = ClosureLocation(get) { value, _ in set(value) } }

  /// Creates a binding with closures; the second receives the transaction.
  @preconcurrency public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) { location = ClosureLocation(get, set) }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      withTransaction(transaction.isEmpty ? .current : transaction) {
        location.set(newValue, .current)
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Passes a binding on.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    var part = Binding<Subject>(PartLocation(location, keyPath))
    part.transaction = transaction
    return part
  }
}

extension Binding {
  /// Creates a binding to an optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(MappedLocation(base.location, { $0 }, { $0 }))
  }

  /// Creates a binding to the value of an optional, if there is one.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(MappedLocation(base.location, { $0 ?? value }, { .some($0) }))
  }

  /// Creates a binding to a type-erased value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(MappedLocation(base.location, { AnyHashable($0) }, { $0.base as? V }))
  }

  /// Returns the binding with a transaction for each write.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns the binding with an animation for each write.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: InstalledProperty {
  mutating func install(in node: ViewNode, at index: Int) {}
}

extension Binding: ComparedProperty {
  func isSame(as other: Any) -> Bool {
    (other as? Binding).map { $0.location.isSame(as: location) } ?? false
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
