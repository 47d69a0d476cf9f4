/// Knows an instance as long as somebody else holds it.
final class WeakCell<T>: KeptCell<T> {
  private weak var object: AnyObject?

  @MainActor init(_ make: @escaping Make<T>, _ linker: Linker) {
    super.init(Production(make, linker))
  }

  @MainActor override var isListed: Bool { false }

  @MainActor override var kept: T? {
    get { object.flatMap { $0 as? T } }
    set { object = newValue.map { $0 as AnyObject } }
  }

  @MainActor override func keep(_ value: T) throws {
    guard type(of: value as Any) is AnyClass else {
      throw ResolutionError.notAnObject(hooks.record, type(of: value as Any))
    }
    kept = value
  }

  @MainActor func link(_ linker: Linker) -> Link<T> {
    linker.isMade = { [unowned self] _ in kept != nil }
    return Link { container, _ in
      if let value = self.kept { return value }
      return try self.build(for: container)
    }
  }
}
