public import Observation

extension View {
  /// Sets a value for the view and its children.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { modifier(EnvironmentModifier { $0[keyPath: keyPath] = value }) }

  /// Provides an object to the view and its children.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }

  /// Changes a value for the view and its children.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(
      EnvironmentModifier(changeAbove: { values, above in
        var value = above[keyPath: keyPath]
        transform(&value)
        values[keyPath: keyPath] = value
      }))
  }
}

struct EnvironmentModifier {
  /// Changes the values for the children, given those from above.
  let change: (inout EnvironmentValues, EnvironmentValues) -> Void

  init(change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = { values, _ in change(&values) }
  }

  init(changeAbove: @escaping (inout EnvironmentValues, EnvironmentValues) -> Void) {
    change = changeAbove
  }
}

extension EnvironmentModifier: ViewModifier { typealias Body = Never }

extension EnvironmentModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    var values = node.environment
    change(&values, node.environment)
    // If nothing has changed, the children keep the previous values.
    if let memory = node.memory as? EnvironmentMemory, memory.base.isIdentical(to: node.environment)
    {
      change(&memory.values, node.environment)
      values = memory.values
    }
    node.memory = EnvironmentMemory(base: node.environment, values: values)
    node.show([(.index(0), content)], in: values)
  }
}

private final class EnvironmentMemory {
  let base: EnvironmentValues
  var values: EnvironmentValues
  init(base: EnvironmentValues, values: EnvironmentValues) {
    (self.base, self.values) = (base, values)
  }
}
