/// The seam for containers: transitions whose screens and coordinators are made while they are
/// prepared, for whoever performs them.
extension Transition {
  /// One that shows a screen.
  package static func showing(_ source: ScreenSource, as placement: Placement) -> Transition {
    Transition(.show(.screen(source), placement))
  }

  /// One that replaces the top of the stack.
  package static func replacing(with source: ScreenSource) -> Transition {
    Transition(.replace(source))
  }

  /// One that starts a coordinator with a result.
  package static func starting<Output>(
    _ source: CoordinatorSource, as placement: Placement,
    ended: @escaping @MainActor (Outcome<Output>) -> Void
  ) -> Transition {
    var source = source
    source.deliver = { ended(Outcome($0)) }
    return starting(source, as: placement)
  }

  /// One that starts a coordinator.
  package static func starting(
    _ source: CoordinatorSource, as placement: Placement
  ) -> Transition {
    Transition(.show(.coordinator(source), placement))
  }
}
