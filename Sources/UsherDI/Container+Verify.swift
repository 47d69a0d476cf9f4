import Usher

extension Container {
  /// Runs every factory once, closures too, for a test that nothing is missing.
  ///
  /// What belongs to a scope is made in a child that opens it; samples stand in for arguments. The
  /// instances that this container shares are made as well, so verify one that a test has made.
  ///
  /// ```swift
  /// try Container(AppAssembly()).verify(Show.sample)
  /// ```
  ///
  /// - Parameter samples: A value for each type that callers give.
  /// - Throws: `ContainerError` with all that could not be made.
  public func verify<each A>(_ samples: repeat each A) throws(ContainerError) {
    let arguments = [Argument](repeat each samples)
    let problems = blueprint.used.compactMap { slot -> ContainerError.Problem? in
      let record = blueprint.record(slot)
      guard record.kind == .initialiser || record.kind == .closure else { return nil }
      do { try verify(slot, record, arguments) } catch {
        return .failed(.wrapping(error), record)
      }
      return nil
    }
    guard problems.isEmpty else { throw ContainerError(problems: problems) }
  }

  private func verify(_ slot: Int, _ record: Record, _ samples: [Argument]) throws {
    let scope = record.isCoordinator ? record.service : record.lifetime.scope
    let child = try child(scope: scope, arguments: samples)
    defer { child.end() }
    try child.make(slot: slot)
  }
}
