import Observation

/// The focused field, as a view reads and sets it.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  let initial: Value
  var cell: FocusCell<Value>?

  /// Creates a state without focus.
  public init() where Value == Bool { initial = false }
  /// Creates a state without focus.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// The value of the focused field.
  public var wrappedValue: Value {
    get { cell?.value ?? initial }
    nonmutating set { cell?.set(newValue) }
  }

  /// A binding to it.
  public var projectedValue: Binding { Binding(initial: initial, cell: cell) }

  /// A binding to the value of the focused field.
  @propertyWrapper public struct Binding {
    let initial: Value
    let cell: FocusCell<Value>?

    /// The value of the focused field.
    public var wrappedValue: Value {
      get { cell?.value ?? initial }
      nonmutating set { cell?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: InstalledProperty {
  mutating func install(in node: ViewNode, at index: Int) {
    cell = node.cell(at: index) { FocusCell(initial) }
  }
}

extension FocusState: ComparedProperty {
  func isSame(as other: Any) -> Bool { true }  // it always begins without focus
}

/// The storage of a view's focus, with the number of times it was set.
final class FocusCell<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value
  private(set) var requests = 0

  init(_ value: Value) { stored = value }

  var value: Value {
    registrar.access(self, keyPath: \.value)
    return stored
  }

  func set(_ value: Value) {
    requests += 1
    registrar.withMutation(of: self, keyPath: \.value) { stored = value }
  }
}
