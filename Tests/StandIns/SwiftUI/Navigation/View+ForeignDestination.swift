extension View {
  /// Pushes a screen that no path contains, while a condition holds.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    let source = ConditionSource(isPresented: isPresented) { view }
    return modifier(ForeignModifier(source: source))
  }

  /// Pushes a screen that no path contains, for an item while there is one.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ForeignModifier(source: ValueSource(item: item, content: destination)))
  }
}

/// The content of a value, while there is one.
struct ValueSource<Value: Hashable, Content: View> {
  let item: Binding<Value?>
  let content: (Value) -> Content
}

extension ValueSource: PresentationSource {
  func request(_ node: ViewNode) -> PresentationRequest? {
    guard let value = node.read(item) else { return nil }
    return PresentationRequest(identity: AnyHashable(value), title: nil) { content(value) }
  }
  var identity: AnyHashable? { item.wrappedValue.map { AnyHashable($0) } }
  func clear() { item.wrappedValue = nil }
}

struct ForeignModifier { let source: any PresentationSource }

extension ForeignModifier: ViewModifier { typealias Body = Never }

extension ForeignModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    node.show([.index(0): content])
    let request = source.request(node)
    guard let stack = node.stack, !node.isLazy else {
      return node.complain(.unseenDestination("\(type(of: source))", "no stack sees it"))
    }
    node.window.commit { if !node.isRemoved { reconcile(node, request, stack) } }
  }

  func remove(_ node: ViewNode) {
    guard let entry = node.memory as? StackEntry, let stack = node.stack else { return }
    node.memory = nil
    node.window.commit { if stack.contains(entry) { stack.drop([entry], isAnimated: false) } }
  }

  @MainActor private func reconcile(
    _ node: ViewNode, _ request: PresentationRequest?, _ stack: StackMemory
  ) {
    let entry = (node.memory as? StackEntry).flatMap { stack.contains($0) ? $0 : nil }
    if let entry, request?.identity != entry.foreign?.identity {
      node.memory = nil
      stack.drop([entry], isAnimated: request == nil)
    } else if let entry, let request {
      return entry.show(request.content())
    }
    guard let request else { return }
    let source = source
    let screen = ForeignScreen(
      owner: node, identity: request.identity, content: request.content, clear: { source.clear() })
    stack.add { serial in
      let entry = StackEntry(nil, foreign: screen, serial: serial, in: stack)
      node.memory = entry
      return entry
    }
  }
}

extension StackMemory {
  func contains(_ entry: StackEntry) -> Bool { entries.contains { $0 === entry } }
}
