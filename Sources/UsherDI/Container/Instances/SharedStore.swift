/// Keeps the one instance of a container and all its children.
@usableFromInline final class SharedStore<T>: KeptStore<T> {
  /// Read without a check for exclusive access, which costs as much as all the rest.
  @usableFromInline let value: UnsafeMutablePointer<T?>

  @MainActor override init(_ make: @escaping Make<T>, _ builder: FactoryBuilder) {
    value = .allocate(capacity: 1)
    value.initialize(to: nil)
    super.init(make, builder)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  @MainActor override var kept: T? {
    get { value.pointee }
    set { value.pointee = newValue }
  }
}
