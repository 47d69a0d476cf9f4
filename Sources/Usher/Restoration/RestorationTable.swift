/// The types that can be restored from saved states, by their tags.
///
/// ```swift
/// let table = try RestorationTable {
///   $0.register(SeasonRoute.self)
///   $0.register(CheckoutCoordinator.self) { CheckoutCoordinator(show: $0.show) }
/// }
/// ```
///
/// Only types with an entry are restored, whatever a file contains.
@MainActor public struct RestorationTable {
  private let coordinators: [String: CoordinatorEntry]
  private let routes: [String: RouteEntry]
  let migrations: [String: [Int: Migration]]
  private let names: [String: String]

  /// A closure that turns a value saved by one version into one of the next version.
  public typealias Migration = @MainActor (inout SavedValue) throws -> Void

  struct CoordinatorEntry {
    let type: Coordinator.Type
    let version: Int
    let source: @MainActor (SavedValue) throws -> CoordinatorSource
  }

  struct RouteEntry {
    let type: any Route.Type
    let version: Int
    let read: @MainActor (SavedValue) throws -> AnyRoute
  }

  /// Makes a table without entries; a snapshot then contains no more than the first tree.
  public init() { (coordinators, routes, migrations, names) = ([:], [:], [:], [:]) }

  /// Makes a table and checks its entries.
  ///
  /// - Throws: `RestorationTableError` with every mistake.
  public init(_ build: (inout Builder) -> Void) throws(RestorationTableError) {
    var builder = Builder()
    build(&builder)
    try builder.check()
    coordinators = builder.coordinators
    routes = builder.routes
    migrations = builder.migrations
    names = builder.names
  }
}

extension RestorationTable {
  /// Indicates whether it has no entries, so that the app restores nothing.
  package var isEmpty: Bool { coordinators.isEmpty && routes.isEmpty }

  func holds(_ route: any DurableRoute) -> Bool { holdsRoutes(of: route) }

  private func holdsRoutes<R: DurableRoute>(of route: R) -> Bool { routes[R.tag]?.type == R.self }

  func holds(_ type: any Restorable.Type) -> Bool {
    guard let entry = coordinators[type.tag] else { return false }
    return ObjectIdentifier(entry.type) == ObjectIdentifier(type)
  }

  func holds(tag: String) -> Bool { coordinators[current(tag)] != nil }

  func current(_ tag: String) -> String { names[tag] ?? tag }

  func route(_ route: SavedRoute) throws(RestorationLoss) -> AnyRoute {
    guard let tag = route.tag.map(current), let entry = routes[tag] else {
      throw .unknown(route.text, tag: route.tag)
    }
    let value = try migrated(
      route.value ?? .null,
      SavedVersion(what: route.text, tag: tag, saved: route.version, now: entry.version))
    return try RestorationLoss.reading(route.text) { try entry.read(value) }
  }

  func source(of record: SavedCoordinator) throws(RestorationLoss) -> CoordinatorSource {
    guard let tag = record.tag.map(current), let entry = coordinators[tag] else {
      throw .unknown(record.name, tag: record.tag)
    }
    let state = try migrated(
      record.state ?? .null,
      SavedVersion(what: record.name, tag: tag, saved: record.version, now: entry.version))
    return try RestorationLoss.reading(record.name) { try entry.source(state) }
  }

  func state<C: Restorable>(
    of type: C.Type, in record: SavedCoordinator
  ) throws(RestorationLoss) -> C.State {
    let value = try migrated(
      record.state ?? .null,
      SavedVersion(what: record.name, tag: C.tag, saved: record.version, now: C.version))
    return try RestorationLoss.reading(record.name) { try value.decoded() }
  }

  /// Returns a saved value as the version of today saves it, one version after the other.
  func migrated(
    _ value: SavedValue, _ version: SavedVersion
  ) throws(RestorationLoss) -> SavedValue {
    guard version.saved <= version.now else {
      throw .newer(version.what, version.saved, version.now)
    }
    var value = value
    var number = version.saved
    while number < version.now {
      guard let migration = migrations[version.tag]?[number] else {
        throw .unmigrated(version.what, version.tag, number)
      }
      value = try RestorationLoss.reading(version.what) {
        var next = value
        try migration(&next)
        return next
      }
      number += 1
    }
    return value
  }
}

/// A value that one version has saved, to be read by another.
struct SavedVersion {
  let what: String
  let tag: String
  let saved: Int
  let now: Int
}
