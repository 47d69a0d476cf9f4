/// The storage that a binding reads and writes.
class Location<Value> {
  /// A Boolean value that indicates whether SwiftUI can identify the storage; a pair of closures is
  /// new each time.
  var isStable: Bool { true }
  func get() -> Value { preconditionFailure("\(type(of: self)) reads nothing") }
  func set(_ value: Value, _ transaction: Transaction) {}
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ConstantLocation).map { Sameness.same($0.value, value) } ?? false
  }
}

final class StateLocation<Value>: Location<Value> {
  private let cell: StateCell<Value>
  init(_ cell: StateCell<Value>) { self.cell = cell }
  override func get() -> Value { cell.value }
  override func set(_ value: Value, _ transaction: Transaction) { cell.set(value) }
  override func isSame(as other: Location<Value>) -> Bool {
    (other as? StateLocation)?.cell === cell
  }
}

final class ClosureLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  init(_ getter: @escaping () -> Value, _ setter: @escaping (Value, Transaction) -> Void) {
    (self.getter, self.setter) = (getter, setter)
  }
  override var isStable: Bool { false }
  override func get() -> Value { getter() }
  override func set(_ value: Value, _ transaction: Transaction) { setter(value, transaction) }
}

final class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    (self.root, self.keyPath) = (root, keyPath)
  }
  override func get() -> Value { root[keyPath: keyPath] }
  override func set(_ value: Value, _ transaction: Transaction) { root[keyPath: keyPath] = value }
  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ObjectLocation).map { $0.root === root && $0.keyPath == keyPath } ?? false
  }
}

final class PartLocation<Whole, Value>: Location<Value> {
  private let whole: Location<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>
  init(_ whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    (self.whole, self.keyPath) = (whole, keyPath)
  }
  override var isStable: Bool { whole.isStable }
  override func get() -> Value { whole.get()[keyPath: keyPath] }
  override func set(_ value: Value, _ transaction: Transaction) {
    var changed = whole.get()
    changed[keyPath: keyPath] = value
    whole.set(changed, transaction)
  }
  override func isSame(as other: Location<Value>) -> Bool {
    (other as? PartLocation).map { $0.whole.isSame(as: whole) && $0.keyPath == keyPath } ?? false
  }
}

/// A location with a value of another type.
final class MappedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let read: (Base) -> Value
  private let write: (Value) -> Base?
  init(
    _ base: Location<Base>, _ read: @escaping (Base) -> Value, _ write: @escaping (Value) -> Base?
  ) { (self.base, self.read, self.write) = (base, read, write) }
  override var isStable: Bool { base.isStable }
  override func get() -> Value { read(base.get()) }
  override func set(_ value: Value, _ transaction: Transaction) {
    if let written = write(value) { base.set(written, transaction) }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    (other as? MappedLocation)?.base.isSame(as: base) ?? false
  }
}
