extension DependencyReader {
  /// Keeps the one instance of a container and all its children.
  final class SharedStore<T>: KeptStore<T> {
    let shared = SharedInstance<T>()

    @MainActor override var kept: T? {
      get { shared.value }
      set { shared.value = newValue }
    }
  }

  /// A shared instance with its static type; `nil` until it is made.
  @usableFromInline final class SharedInstance<T> {
    @usableFromInline var value: T?
  }
}
