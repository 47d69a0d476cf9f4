/// A group of windows of one kind.
public struct WindowGroup<Content: View> {
  let kind: WindowKind

  nonisolated init(of kind: WindowKind) { self.kind = kind }

  /// Makes windows of a view.
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(of: WindowKind(id: nil, valueType: nil) { _ in makeContent() })
  }

  /// Makes windows of a view, which are opened by a name.
  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(of: WindowKind(id: id, valueType: nil) { _ in makeContent() })
  }

  /// Makes windows of a view, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder makeContent: @escaping () -> Content
  ) { self.init(of: WindowKind(id: nil, valueType: nil) { _ in makeContent() }) }
}

extension WindowGroup: Scene {
  /// Nothing.
  public typealias Body = Never
}

extension WindowGroup {
  /// Makes a window for each value of a type.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(of: Self.kind(nil, content))
  }

  /// Makes a window for each value of a type, opened by a name as well.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(of: Self.kind(id, content))
  }

  nonisolated private static func kind<D: Codable & Hashable, C: View>(
    _ id: String?, _ content: @escaping (Binding<D?>) -> C
  ) -> WindowKind {
    WindowKind(id: id, valueType: ObjectIdentifier(D.self)) { value in
      PresentedWindowContent(value: value?.base as? D, content: content)
    }
  }
}

extension WindowGroup: PrimitiveScene {
  var groups: [WindowKind] { [kind] }
}

/// The content of a window that was opened for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }
}

extension PresentedWindowContent: View {
  /// The content of the window.
  public var body: some View { content($value) }
}
