public import Foundation

/// A value that the system stores for a window.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  let initial: Value
  let key: String
  let coding: StorageCoding<Value>
  var cell: StateCell<Value>?
  var keep: ((Any?) -> Void)?

  /// The value.
  public var wrappedValue: Value {
    get { cell?.value ?? initial }
    nonmutating set {
      cell?.set(newValue)
      keep?(coding.encode(newValue))
    }
  }

  /// A binding to it.
  public var projectedValue: Binding<Value> {
    Binding(StorageLocation(self))
  }

  init(_ initial: Value, _ key: String, _ coding: StorageCoding<Value>) {
    (self.initial, self.key, self.coding) = (initial, key, coding)
  }
}

@available(*, unavailable)
extension SceneStorage: Sendable {}

/// The coding of a stored value.
struct StorageCoding<Value> {
  var encode: (Value) -> Any? = { $0 }
  var decode: (Any) -> Value? = { $0 as? Value }
}

final class StorageLocation<Value>: Location<Value> {
  private let storage: SceneStorage<Value>
  init(_ storage: SceneStorage<Value>) { self.storage = storage }
  override func get() -> Value { storage.wrappedValue }
  override func set(_ value: Value, _ transaction: Transaction) { storage.wrappedValue = value }
}

extension SceneStorage: InstalledProperty {
  mutating func install(in node: ViewNode, at index: Int) {
    let (key, window) = (key, node.window)
    let kept = window.storage[key].flatMap(coding.decode)
    cell = window.storageCell(key) { StateCell(kept ?? initial) }
    keep = window.keeper(of: key)
  }
}

extension SceneStorage: ComparedProperty {
  func isSame(as other: Any) -> Bool { (other as? SceneStorage)?.key == key }
}

extension SceneStorage {
  /// Stores a Boolean value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, StorageCoding())
  }
  /// Stores a number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, StorageCoding())
  }
  /// Stores a text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, StorageCoding())
  }
  /// Stores data.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, StorageCoding())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Stores optional data.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, StorageCoding(encode: { $0 }, decode: { $0 as? Data }))
  }
  /// Stores an optional text.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, StorageCoding(encode: { $0 }, decode: { $0 as? String }))
  }
}
