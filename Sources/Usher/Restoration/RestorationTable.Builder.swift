extension RestorationTable {
  /// Collects the entries of a table.
  @MainActor public struct Builder {
    var coordinators: [String: Entry<CoordinatorSource>] = [:]
    var routes: [String: Entry<AnyRoute>] = [:]
    var migrations: [String: [Int: Migration]] = [:]
    var names: [String: String] = [:]
    var faults: [TableError.Fault] = []
    private var places: [String: CallSite] = [:]
    private var uses: [(tag: String, callSite: CallSite)] = []
  }
}

extension RestorationTable.Builder {
  /// Registers a type of routes.
  public mutating func register<R: DurableRoute>(
    _ type: R.Type, fileID: String = #fileID, line: Int = #line
  ) {
    record(R.tag, CallSite(fileID: fileID, line: line))
    routes[R.tag] = RestorationTable.Entry(type: R.self, version: R.version) {
      AnyRoute(try $0.decoded(as: R.self))
    }
  }

  /// Registers a type of coordinators.
  ///
  /// The closure makes a coordinator that has not started, from the saved state.
  public mutating func register<C: Restorable>(
    _ type: C.Type, fileID: String = #fileID, line: Int = #line,
    make: @escaping @MainActor (C.State) throws -> C
  ) {
    register(C.self, at: CallSite(fileID: fileID, line: line)) { state in
      CoordinatorSource(try make(state))
    }
  }

  /// Registers a type of coordinators that a container makes.
  package mutating func register<C: Restorable>(
    _ type: C.Type, at callSite: CallSite,
    source: @escaping @MainActor (C.State) throws -> CoordinatorSource
  ) {
    record(C.tag, callSite)
    coordinators[C.tag] = RestorationTable.Entry(type: C.self, version: C.version) {
      try source(try $0.decoded(as: C.State.self))
    }
  }

  /// Adds a migration from one version to the next.
  ///
  /// The closure turns a value saved by `version` into one of the next version.
  public mutating func migrate(
    _ tag: String, from version: Int, fileID: String = #fileID, line: Int = #line,
    _ migration: @escaping RestorationTable.Migration
  ) {
    uses.append((tag, CallSite(fileID: fileID, line: line)))
    migrations[tag, default: [:]][version] = migration
  }

  /// Renames a tag in saved states.
  public mutating func rename(
    _ old: String, to new: String, fileID: String = #fileID, line: Int = #line
  ) {
    let callSite = CallSite(fileID: fileID, line: line)
    record(old, callSite)
    uses.append((new, callSite))
    names[old] = new
  }

  private mutating func record(_ tag: String, _ callSite: CallSite) {
    if let place = places[tag] { faults.append(.repeated(tag, place, callSite)) }
    places[tag] = callSite
  }

  mutating func check() throws(TableError) {
    for (tag, callSite) in uses where coordinators[tag] == nil && routes[tag] == nil {
      faults.append(.unknown(tag, callSite))
    }
    if !faults.isEmpty { throw TableError(contents: "saved states", faults: faults) }
  }
}

extension TableError.Fault {
  static func repeated(_ tag: String, _ first: CallSite, _ second: CallSite) -> Self {
    Self(
      name: "repeated tag", callSites: [first, second], detail: "The tag \(tag) is used twice.",
      remedy: "Give one of them another tag; routes and coordinators share one list of them.")
  }

  static func unknown(_ tag: String, _ callSite: CallSite) -> Self {
    Self(
      name: "unknown tag", callSites: [callSite], detail: "Nothing is registered as \(tag).",
      remedy: "Register the routes or the coordinator of that tag, or correct it.")
  }
}
