extension View {
  /// Declares a stack's destination for values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(DestinationModifier(destination: destination)) }
}

struct DestinationModifier<D: Hashable, C: View> { let destination: (D) -> C }

extension DestinationModifier: ViewModifier { typealias Body = Never }

extension DestinationModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    let stack = node.stack
    if node.isLazy {
      node.complain(.unseenDestination("\(D.self)", "it stands in a lazy container"))
    } else if let stack, let path = stack.path, path.isTyped, !node.isIn(stack.root) {
      node.complain(.unseenDestination("\(D.self)", "only root-level destinations are effective"))
    } else {
      stack?.declare(
        StackDestination(type: ObjectIdentifier(D.self), name: "\(D.self)", owner: node) {
          ($0.base as? D).map(destination)
        })
    }
    node.show([.index(0): content])
  }

  func remove(_ node: ViewNode) { node.stack?.withdraw(node) }
}

extension ViewNode {
  /// The stack around it, if any, in its own layer.
  var stack: StackMemory? {
    var node: ViewNode? = self
    while let one = node, !one.isLayer {
      node = one.parent
      if let memory = node?.memory as? StackMemory { return memory }
    }
    return nil
  }

  /// The nearest stack, tab view or split view above it, in its own layer.
  var container: ViewNode? {
    var node: ViewNode? = self
    while let one = node, !one.isLayer {
      node = one.parent
      if let node, node.memory is StackMemory || node.isTabOrColumn { return node }
    }
    return nil
  }

  /// Returns whether it is a descendant of another node.
  func isIn(_ other: ViewNode?) -> Bool {
    other.map { other in nearest { $0 === other } != nil } ?? false
  }

  /// A Boolean value that indicates whether it contains a tab, a page or a column.
  var isTabOrColumn: Bool { memory is TabMemory || memory is SplitMemory }
}
