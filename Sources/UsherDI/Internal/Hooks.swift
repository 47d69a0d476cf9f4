/// A callback that knows the type of its instance.
final class Hook<Run> {
  let run: Run

  init(_ run: Run) {
    self.run = run
  }
}

/// What runs when an instance has been made and when it ends.
@MainActor struct Hooks<T> {
  typealias Creation = @MainActor (T, Resolver) throws -> Void
  typealias End = @MainActor (T) throws -> Void
  typealias Close = @MainActor (T) async throws -> Void

  let record: Record
  private let onCreate: [Hook<Creation>]
  private let onEnd: [Hook<End>]
  private let onClose: [Hook<Close>]

  init(_ linker: Linker) {
    let extras = linker.extras
    record = linker.record
    onCreate = Self.hooks(extras?.onCreate)
    onEnd = Self.hooks(extras?.onEnd)
    onClose = Self.hooks(extras?.onClose)
  }

  private static func hooks<Run>(_ hooks: [AnyObject]?) -> [Hook<Run>] {
    (hooks ?? []).map { unsafeDowncast($0, to: Hook<Run>.self) }
  }

  var endsAsynchronously: Bool { !onClose.isEmpty }

  func created(_ value: T, _ resolver: Resolver) throws {
    guard !onCreate.isEmpty else { return }
    do {
      for hook in onCreate { try hook.run(value, resolver) }
    } catch {
      throw ResolutionError.wrapping(error).through(record)
    }
  }

  func ended(_ value: T) -> [any Error] {
    onEnd.compactMap { hook in
      do { try hook.run(value) } catch { return error }
      return nil
    }
  }

  func closed(_ value: T) async -> [any Error] {
    var errors: [any Error] = []
    for hook in onClose {
      do { try await hook.run(value) } catch { errors.append(error) }
    }
    return errors + ended(value)
  }
}
