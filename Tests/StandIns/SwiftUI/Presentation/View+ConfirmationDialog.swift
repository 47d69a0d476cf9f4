/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The system's default.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}

extension View {
  /// Presents a dialog while a condition is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(PresentationModifier.question(.dialog, String(title), isPresented, actions(), nil))
  }

  /// Presents a dialog with a message while a condition is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      PresentationModifier.question(.dialog, String(title), isPresented, actions(), message()))
  }

  /// Presents a dialog about data while a condition is true and the data exists.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      PresentationModifier.question(.dialog, String(title), isPresented, data.map(actions), nil))
  }

  /// Presents a dialog about data, with a message, while a condition is true and the data exists.
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
