extension View {
  /// Presents an alert while a condition is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { modifier(PresentationModifier.alert(titleKey.text, isPresented, actions())) }

  /// Presents an alert while a condition is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { modifier(PresentationModifier.alert(String(title), isPresented, actions())) }

  /// Presents an alert while a condition is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { modifier(PresentationModifier.alert(title.string, isPresented, actions())) }

  /// Presents an alert with a message while a condition is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(PresentationModifier.alert(String(title), isPresented, actions(), message()))
  }

  /// Presents an alert with a message while a condition is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(PresentationModifier.alert(title.string, isPresented, actions(), message()))
  }

  /// Presents an alert about data while a condition is true and the data exists.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(PresentationModifier.alert(String(title), isPresented, data.map(actions)))
  }

  /// Presents an alert about data while a condition is true and the data exists.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(PresentationModifier.alert(title.string, isPresented, data.map(actions)))
  }

  /// Presents an alert about data, with a message, while a condition is true and the data exists.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier.alert(
        String(title), isPresented, data.map(actions), data.map(message)))
  }

  /// Presents an alert about data, with a message, while a condition is true and the data exists.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier.alert(
        title.string, isPresented, data.map(actions), data.map(message)))
  }
}

extension PresentationModifier {
  nonisolated static func alert(
    _ title: String, _ isPresented: Binding<Bool>, _ actions: (any View)?,
    _ message: (any View)? = nil
  ) -> Self { question(.alert, title, isPresented, actions, message) }

  nonisolated static func question(
    _ kind: Layer.Kind, _ title: String, _ isPresented: Binding<Bool>, _ actions: (any View)?,
    _ message: (any View)?
  ) -> Self {
    let source = QuestionSource(
      title: title, isPresented: isPresented, actions: actions, message: message)
    return Self(kind: kind, source: source, onDismiss: nil)
  }
}

/// An alert while a condition is true and its data exists.
struct QuestionSource {
  let title: String
  let isPresented: Binding<Bool>
  let actions: (any View)?
  let message: (any View)?
}

extension QuestionSource: PresentationSource {
  func request(_ node: ViewNode) -> PresentationRequest? {
    guard node.read(isPresented), let actions else { return nil }
    return PresentationRequest(identity: true, title: title) {
      QuestionView(
        actions: AnyView(erasing: actions), message: message.map { AnyView(erasing: $0) })
    }
  }
  var identity: AnyHashable? { isPresented.wrappedValue ? true : nil }
  func clear() { isPresented.wrappedValue = false }
}

/// The content of an alert or a dialog.
struct QuestionView {
  let actions: AnyView
  let message: AnyView?
}

extension QuestionView: View { typealias Body = Never }

extension QuestionView: PrimitiveView {
  func update(_ node: ViewNode) {
    node.show([.index(0): message, .index(1): actions])
  }
}
