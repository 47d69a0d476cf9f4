extension DependencyReader {
  /// Finds an instance as long as it is held elsewhere.
  final class WeakStore<T>: KeptStore<T> {
    private weak var object: AnyObject?

    @MainActor override var isListed: Bool { false }

    @MainActor override var kept: T? {
      get { object.flatMap { $0 as? T } }
      set { object = newValue.map { $0 as AnyObject } }
    }

    /// Keeps an object, even one in an optional; `nil` is not kept.
    @MainActor override func store(_ value: T) throws {
      let optional = T.self as? any OptionalForm.Type
      let content: Any? = if let optional { optional.content(of: value) } else { value }
      guard let content else { return }
      guard type(of: content) is AnyClass else {
        throw ResolutionError(.notAnObject, record, .scope(type(of: content)))
      }
      object = content as AnyObject
    }

    @MainActor func factory(_ builder: DependencyReader) -> InstanceFactory<T> {
      builder.isMade = { _ in self.kept != nil }
      return InstanceFactory(builder.linkage) { factory, container, _ in
        if let value = self.kept { return value }
        return try self.build(for: container, factory)
      }
    }
  }
}
