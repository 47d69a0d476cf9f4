/// The types that can be restored from saved states, by their tags.
///
/// ```swift
/// let table = try RestorationTable {
///   $0.register(SeasonRoute.self)
///   $0.register(CheckoutCoordinator.self) { CheckoutCoordinator(show: $0.show) }
/// }
/// ```
///
/// Only types with an entry are restored, regardless of a file's content.
@MainActor public struct RestorationTable {
  private let entries: Builder

  /// A closure that turns a value saved by one version into one of the next version.
  public typealias Migration = @MainActor (inout SavedValue) throws -> Void

  struct Entry<Value> {
    let type: Any.Type
    let version: Int
    let read: @MainActor (SavedValue) throws -> Value
  }

  /// Makes a table without entries; a snapshot then contains no more than the first tree.
  public init() { entries = Builder() }

  /// Makes a table and checks its entries.
  ///
  /// - Throws: `TableError` with every mistake.
  public init(_ build: (inout Builder) -> Void) throws(TableError) {
    var builder = Builder()
    build(&builder)
    try builder.check()
    entries = builder
  }

  /// `true` if it has no entries, so that the app restores nothing.
  package var isEmpty: Bool { entries.coordinators.isEmpty && entries.routes.isEmpty }

  func holds<R: DurableRoute>(_ route: R) -> Bool { entries.routes[R.tag]?.type == R.self }

  func holds<C: Restorable>(_ coordinator: C) -> Bool {
    entries.coordinators[C.tag]?.type == C.self
  }

  func holds(tag: String) -> Bool { entries.coordinators[current(tag)] != nil }

  /// The current tag of a saved coordinator, or its name if it has none.
  func label(of record: Snapshot.SavedCoordinator) -> String {
    record.tag.map(current) ?? record.name
  }

  func current(_ tag: String) -> String { entries.names[tag] ?? tag }

  func route(_ route: SavedRoute) throws(RestorationLoss) -> AnyRoute {
    guard let tag = route.tag.map(current), let entry = entries.routes[tag] else {
      throw .unknown(route.text, tag: route.tag)
    }
    let value = try migrated(
      route.value, of: route.text, tag, from: route.version, to: entry.version)
    return try RestorationLoss.reading(route.text) { try entry.read(value) }
  }

  func source(of record: Snapshot.SavedCoordinator) throws(RestorationLoss) -> CoordinatorSource {
    guard let tag = record.tag.map(current), let entry = entries.coordinators[tag] else {
      throw .unknown(record.name, tag: record.tag)
    }
    let state = try migrated(
      record.state, of: record.name, tag, from: record.version, to: entry.version)
    return try RestorationLoss.reading(record.name) { try entry.read(state) }
  }

  func state<C: Restorable>(
    of type: C.Type, in record: Snapshot.SavedCoordinator
  ) throws(RestorationLoss) -> C.State {
    let value = try migrated(
      record.state, of: record.name, C.tag, from: record.version, to: C.version)
    return try RestorationLoss.reading(record.name) { try value.decoded() }
  }

  /// Migrates a saved value to the current version, one version after the other.
  private func migrated(
    _ value: SavedValue?, of what: String, _ tag: String, from saved: Int, to now: Int
  ) throws(RestorationLoss) -> SavedValue {
    guard saved <= now else { throw .newer(what, saved, now) }
    var value = value ?? .null
    for version in saved..<now {
      guard let migration = entries.migrations[tag]?[version] else {
        throw .unmigrated(what, tag, version)
      }
      value = try RestorationLoss.reading(what) {
        var next = value
        try migration(&next)
        return next
      }
    }
    return value
  }
}
