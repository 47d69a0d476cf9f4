/// A stack of screens, of which the last is visible.
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: PathAccess?

  /// Creates a stack that stores its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path) = (root(), nil)
  }

  /// Makes a stack of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(
      location: path, isTyped: false, read: { $0.read(path).elements },
      peek: { path.wrappedValue.elements },
      write: { path.wrappedValue = NavigationPath($0) },
      takes: { _ in true })
  }

  /// Makes a stack of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(
      location: path, isTyped: true, read: { $0.read(path).map { AnyHashable($0) } },
      peek: { path.wrappedValue.map { AnyHashable($0) } },
      write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) },
      takes: { $0.base is Data.Element })
  }
}

extension NavigationStack: View {
  /// Nothing.
  public typealias Body = Never
}

extension NavigationStack: PrimitiveView {
  func update(_ node: ViewNode) {
    let memory = node.memory as? StackMemory ?? StackMemory(node)
    node.memory = memory
    memory.update(root: root, path: path)
  }

  func describe(_ node: ViewNode) -> Renderer.Element? { (node.memory as? StackMemory)?.element }
}

/// A binding to a path of any type.
@MainActor struct PathAccess {
  let location: any ComparedProperty
  /// A Boolean value that indicates whether all values have one type.
  let isTyped: Bool
  /// Reads the path for a node, which is updated when it changes.
  let read: (ViewNode) -> [AnyHashable]
  /// Reads the path.
  let peek: () -> [AnyHashable]
  /// Sets the whole path.
  let write: ([AnyHashable]) -> Void
  /// Returns whether the path can hold a value.
  let takes: (AnyHashable) -> Bool
}
