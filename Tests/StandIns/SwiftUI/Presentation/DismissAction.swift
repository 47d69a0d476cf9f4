/// Dismisses the presentation of the view that declares it.
@MainActor @preconcurrency public struct DismissAction {
  nonisolated let target: DismissTarget?
  nonisolated init(_ target: DismissTarget?) { self.target = target }
  /// Dismisses the presentation.
  public func callAsFunction() { target?.dismiss() }
}

/// The action that dismisses a presentation, compared by identity.
@MainActor final class DismissTarget {
  let dismiss: () -> Void
  init(_ dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}

extension DismissAction: ComparedProperty {
  nonisolated func isSame(as other: Any) -> Bool {
    (other as? DismissAction)?.target === target
  }
}

struct DismissTargetKey: EnvironmentKey { static var defaultValue: DismissTarget? { nil } }
struct PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Dismisses the presentation that the view is in.
  public var dismiss: DismissAction { DismissAction(dismissTarget) }
  /// A Boolean value that indicates whether the view is presented.
  public var isPresented: Bool { self[PresentedKey.self] }

  var dismissTarget: DismissTarget? {
    get { self[DismissTargetKey.self] }
    set { self[DismissTargetKey.self] = newValue }
  }
}

extension Layer {
  /// The values that its content reads.
  func environment(over base: EnvironmentValues, in window: Renderer.Window) -> EnvironmentValues {
    if let handed, handed.base.isIdentical(to: base) { return handed.values }
    var values = base
    values[PresentedKey.self] = true
    values.dismissTarget =
      handed?.values.dismissTarget
      ?? DismissTarget { [weak self, weak window] in
        guard let self, let window else { return }
        dismissByAction(in: window)
      }
    handed = HandedValues(base: base, values: values)
    return values
  }

  private func dismissByAction(in window: Renderer.Window) {
    presenter?.clearByAction(in: window)
  }
}

/// The values for the children, with the values that they were made from.
struct HandedValues {
  let base: EnvironmentValues
  let values: EnvironmentValues
}

extension PresentationMemory {
  /// Dismisses the presentation and writes its binding at once.
  func clearByAction(in window: Renderer.Window) {
    guard let modifier, layer?.phase == .shown || layer?.phase == .coming else { return }
    window.write { modifier.source.clear() }
    node.invalidate()
  }
}
