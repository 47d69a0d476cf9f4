/// Keeps the one instance of a container and all its children.
@usableFromInline final class SharedStore<T>: KeptStore<T> {
  // Read without a check for exclusive access, which costs as much as all the rest.
  @exclusivity(unchecked) @usableFromInline var value: T?

  @MainActor override var kept: T? {
    get { value }
    set { value = newValue }
  }
}
