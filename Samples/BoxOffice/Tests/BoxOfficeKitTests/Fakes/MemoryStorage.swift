import BoxOfficeKit

/// A storage that forgets everything when the test is over, and fails when it is told to.
final class MemoryStorage<Value: Sendable>: Storage {
  var kept: Value?
  var fault: MemoryFault?
  let notice: String?

  init(_ kept: Value? = nil, notice: String? = nil) {
    self.kept = kept
    self.notice = notice
  }

  func load() throws -> Loaded<Value> {
    if let fault { throw fault }
    return Loaded(kept, notice: notice)
  }

  func save(_ value: Value) throws {
    if let fault { throw fault }
    kept = value
  }
}

struct MemoryFault: Error {}
