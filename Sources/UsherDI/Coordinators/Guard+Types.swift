public import Usher

extension Guard.Verdict {
  /// Returns the verdict that a flow comes first, made in the container of the coordinator that asked.
  ///
  /// ```swift
  /// Guard("members only") { _ in session.isOpen ? .allow : .detour(through: SignIn.self) }
  /// ```
  @MainActor public static func detour<C: Coordinator, each A>(
    through type: C.Type, _ arguments: repeat each A, as placement: Placement = .sheet
  ) -> Guard.Verdict {
    let source = Start<C>(arguments: [Argument](repeat each arguments)).source()
    return .detour(Guard.Detour(source, as: placement))
  }
}
