public import Observation

/// A value that a view above has set.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  let read: (EnvironmentValues) -> Value
  let source: AnyHashable
  var installed: Value?

  /// Reads a value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    source = AnyHashable(keyPath)
  }

  /// The value.
  public var wrappedValue: Value { installed ?? read(EnvironmentValues()) }
}

extension Environment {
  /// Reads an object by its type; it must exist.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = AnyHashable(ObjectIdentifier(objectType))
    read = { values in
      guard let object = values[objectType] else {
        preconditionFailure(
          "No Observable object of type \(objectType) found. A View.environmentObject(_:) for "
            + "\(objectType) may be missing as an ancestor of this view.")
      }
      return object
    }
  }

  /// Reads an object by its type, if it exists.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = AnyHashable(ObjectIdentifier(objectType))
    read = { $0[objectType] }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstalledProperty {
  mutating func install(in node: ViewNode, at index: Int) {
    installed = read(node.environment)
    let read = read
    node.environmentReads.append { read($0) }
  }
}

extension Environment: ComparedProperty {
  func isSame(as other: Any) -> Bool { (other as? Environment)?.source == source }
}
