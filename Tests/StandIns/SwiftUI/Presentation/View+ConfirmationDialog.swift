/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system likes it.
  case automatic
  /// It shows.
  case visible
  /// It does not.
  case hidden
}

extension View {
  /// Offers choices while a condition holds.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(PresentationModifier.question(.dialog, String(title), isPresented, actions(), nil))
  }

  /// Offers choices with a message while a condition holds.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      PresentationModifier.question(.dialog, String(title), isPresented, actions(), message()))
  }

  /// Offers choices about data while a condition holds and the data is there.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      PresentationModifier.question(.dialog, String(title), isPresented, data.map(actions), nil))
  }

  /// Offers choices about data, with a message, while a condition holds and the data is there.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier.question(
        .dialog, String(title), isPresented, data.map(actions), data.map(message)))
  }
}
