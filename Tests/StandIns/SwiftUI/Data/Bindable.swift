public import Observation

/// Bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// The bindings.
  public var projectedValue: Bindable<Value> { self }

  /// An initializer that is unavailable: the value is no observable object.
  @available(
    *, unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  private init(object: Value) { self.wrappedValue = object }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  { Binding(ObjectLocation(wrappedValue, keyPath)) }
}

extension Bindable where Value: AnyObject & Observable {
  /// Binds to an object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Binds to an object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Passes the bindings on.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
