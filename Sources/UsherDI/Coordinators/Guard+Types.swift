public import Usher

extension Guard.Verdict {
  /// Returns a verdict that runs a flow first, made by the requesting coordinator's container.
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
