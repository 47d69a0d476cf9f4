/// Where a value is kept from one run to the next.
@MainActor public protocol Storage<Value> {
  /// What is kept.
  associatedtype Value: Sendable

  /// Returns what was kept, and whatever has to be told about it.
  func load() throws -> Loaded<Value>
  /// Keeps a value in place of the one before, whole or not at all.
  func save(_ value: Value) throws
}

/// What came out of a storage.
public struct Loaded<Value: Sendable>: Sendable {
  /// The value, or nil if there was none or it could not be read.
  public let value: Value?
  /// What somebody should know about it.
  public let notice: String?

  /// Makes a result.
  public init(_ value: Value?, notice: String? = nil) {
    self.value = value
    self.notice = notice
  }
}
