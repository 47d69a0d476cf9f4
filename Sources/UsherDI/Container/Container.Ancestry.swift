extension Container {
  /// Keeps the parent of a container, and releases ancestors in a loop, so that the end of deeply
  /// nested containers does not recurse as deeply.
  final class Ancestry {
    /// The number of nested containers that are released together.
    static let interval = 256

    private(set) var container: Container?
    private var above: Ancestry?

    init(_ container: Container, above: Ancestry?) {
      self.container = container
      self.above = above
    }

    deinit {
      var next = unlink()
      while isKnownUniquelyReferenced(&next) { next = next?.unlink() }
    }

    /// Releases its container and returns the rest of the chain, which keeps the ancestors alive.
    private func unlink() -> Ancestry? {
      let above = above
      container = nil
      self.above = nil
      return above
    }
  }
}
