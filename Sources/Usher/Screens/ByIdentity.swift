/// An object in a key, which is equal to itself alone.
///
/// ```swift
/// struct EditDraft: ScreenKey { @ByIdentity var draft: Draft }
/// ```
///
/// The key keeps the object alive. A key that is saved or linked carries an identifier instead.
@propertyWrapper public struct ByIdentity<Object: AnyObject>: Hashable {
  /// The object.
  public let wrappedValue: Object

  /// Makes a value of an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Returns whether two values hold the same object.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue === right.wrappedValue
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(wrappedValue)) }
}

extension ByIdentity: Sendable where Object: Sendable {}
