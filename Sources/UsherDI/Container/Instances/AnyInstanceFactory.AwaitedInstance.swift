extension AnyInstanceFactory {
  /// Finds and makes an asynchronous instance.
  ///
  /// Only the factory holds it: it refers to the store of the instance, whose closure refers to it.
  struct AwaitedInstance {
    /// Returns true if the instance is already kept in a container.
    let isMade: @MainActor (Container) -> Bool
    /// Returns the instance, once it is made.
    let resolved: @MainActor (Container) async throws -> Any
  }
}
