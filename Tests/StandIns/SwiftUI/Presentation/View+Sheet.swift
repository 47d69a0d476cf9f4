extension View {
  /// Presents a sheet while a condition is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(PresentationModifier(.sheet, isPresented, onDismiss, content)) }

  /// Presents a sheet for an item while there is one.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(PresentationModifier(.sheet, item, onDismiss, content)) }

  /// Presents a cover while a condition is true.
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(PresentationModifier(.cover, isPresented, onDismiss, content)) }

  /// Presents a cover for an item while there is one.
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(PresentationModifier(.cover, item, onDismiss, content)) }
}

extension PresentationModifier {
  nonisolated init<Content: View>(
    _ kind: Layer.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) {
    let source = ConditionSource(isPresented: isPresented, content: content)
    self.init(kind: kind, source: source, onDismiss: onDismiss)
  }

  nonisolated init<Item: Identifiable, Content: View>(
    _ kind: Layer.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) {
    let source = ItemSource(item: item, content: content)
    self.init(kind: kind, source: source, onDismiss: onDismiss)
  }
}

/// A presentation while a condition is true.
struct ConditionSource<Content: View> {
  let isPresented: Binding<Bool>
  let content: () -> Content
}

extension ConditionSource: PresentationSource {
  func request(_ node: ViewNode) -> PresentationRequest? {
    guard node.read(isPresented) else { return nil }
    return PresentationRequest(identity: true, title: nil) { content() }
  }
  var identity: AnyHashable? { isPresented.wrappedValue ? true : nil }
  func clear() { isPresented.wrappedValue = false }
}

/// A presentation of an item while there is one.
struct ItemSource<Item: Identifiable, Content: View> {
  let item: Binding<Item?>
  let content: (Item) -> Content
}

extension ItemSource: PresentationSource {
  func request(_ node: ViewNode) -> PresentationRequest? {
    guard let item = node.read(item) else { return nil }
    return PresentationRequest(identity: AnyHashable(item.id), title: nil) { content(item) }
  }
  var identity: AnyHashable? { item.wrappedValue.map { AnyHashable($0.id) } }
  func clear() { item.wrappedValue = nil }
}
