extension View {
  /// Binds the focus of the field to a value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(FocusModifier(binding: binding, value: value)) }

  /// Binds the focus of the field to a condition.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }

  /// Performs an action when the user presses the return key in a field.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { modifier(SubmitModifier(action: action)) }
}

/// The fields in which the return key submits.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates triggers with a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// In a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

struct SubmitModifier { let action: () -> Void }

extension SubmitModifier: ViewModifier { typealias Body = Never }
extension SubmitModifier: PrimitiveModifier {}

/// A modifier that binds a field's focus to a value of any type.
@MainActor protocol FocusBinding {
  /// The number of times that the program or the user set the focus.
  var requests: Int { get }
  func take()
  func resign()
}

struct FocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusModifier: ViewModifier { typealias Body = Never }

extension FocusModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    node.show([.index(0): content])
    let isWanted = node.track { binding.wrappedValue == value }
    let focus = node.window.focus
    let isFocused = focus.field.map { field in node.all.contains { $0 === field } } ?? false
    guard isWanted != isFocused else { return }
    if isFocused {
      focus.field = nil
    } else {
      focus.move(to: node.all.first { $0.memory is FieldMemory })
    }
  }
}

extension FocusModifier: FocusBinding {
  var requests: Int { binding.cell?.requests ?? 0 }
  func take() { if binding.wrappedValue != value { binding.wrappedValue = value } }
  func resign() { if binding.wrappedValue == value { binding.wrappedValue = binding.initial } }
}

/// The focused field of a window.
@MainActor final class WindowFocus {
  weak var field: ViewNode?

  func move(to field: ViewNode?) {
    let old = self.field
    self.field = field
    field?.focusBinding?.take()
    if let old, old !== field { old.focusBinding?.resign() }
  }
}

extension Renderer.Window {
  var focus: WindowFocus { storageCell("focus of the window") { WindowFocus() } }
}

extension ViewNode {
  /// The nearest modifier that binds the focus of a field.
  var focusBinding: (any FocusBinding)? {
    nearest { $0.modifier((any FocusBinding).self) != nil }?.modifier((any FocusBinding).self)
  }
}
