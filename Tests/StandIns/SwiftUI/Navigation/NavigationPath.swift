/// A type-erased path, whose elements cannot be read.
public struct NavigationPath {
  var elements: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}
  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { elements.count }
  /// A Boolean value that indicates whether there are no values.
  public var isEmpty: Bool { elements.isEmpty }
  /// Appends a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(k <= count, "Can't remove more items from a collection than it contains")
    elements.removeLast(k)
  }
}

extension NavigationPath: Equatable {}
