import Observation

/// A value that lives as long as the view's identity.
@propertyWrapper public struct State<Value>: DynamicProperty {
  let initial: Value
  var cell: StateCell<Value>?

  /// Creates a state with an initial value, which is used only once.
  public init(wrappedValue value: Value) { initial = value }
  /// Creates a state with an initial value, which is used only once.
  public init(initialValue value: Value) { initial = value }

  /// The value.
  public var wrappedValue: Value {
    get { cell?.value ?? initial }
    nonmutating set { cell?.set(newValue) }
  }

  /// A binding to it.
  public var projectedValue: Binding<Value> {
    guard let cell else { return .constant(initial) }
    return Binding(StateLocation(cell))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates an empty state.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstalledProperty {
  mutating func install(in node: ViewNode, at index: Int) {
    cell = node.cell(at: index) { StateCell(initial) }
  }
}

extension State: ComparedProperty {
  func isSame(as other: Any) -> Bool { true }  // the initial value is used only once
}

/// The storage of a state.
final class StateCell<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    registrar.access(self, keyPath: \.value)
    return stored
  }

  func set(_ value: Value) {
    guard !Sameness.same(stored, value) else { return }
    registrar.withMutation(of: self, keyPath: \.value) { stored = value }
  }
}
