public import Observation

/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The values of the views below.
public struct EnvironmentValues: CustomStringConvertible {
  private final class Stamp {}
  private var stamp = Stamp()
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates values that are all defaults.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { put(newValue, for: ObjectIdentifier(key)) }
  }

  /// The object of a type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { values[ObjectIdentifier(objectType)] as? T }
    set { put(newValue as Any?, for: ObjectIdentifier(objectType)) }
  }

  private mutating func put(_ value: Any?, for key: ObjectIdentifier) {
    if let old = values[key], let value, Sameness.same(old, value) { return }
    values[key] = value
    stamp = Stamp()
  }

  /// Returns whether both have the same values because nothing has been set since a copy.
  func isIdentical(to other: EnvironmentValues) -> Bool { stamp === other.stamp }

  /// A text with the number of values that are set.
  public var description: String { "EnvironmentValues(\(values.count))" }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}
