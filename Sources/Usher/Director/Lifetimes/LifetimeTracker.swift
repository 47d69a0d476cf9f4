/// References the objects that a director made, weakly, to find those that outlive their use.
package final class LifetimeTracker {
  package enum Kind: String, Sendable {
    case coordinator
    case screen
    case scope
    case instance
  }

  package struct Entry {
    package weak var object: AnyObject?
    package let kind: Kind
    package let name: String
    package let owner: CoordinatorID
    /// The place of registration, for an instance of a container.
    package var callSite: CallSite?
    /// `true` once it has been in the tree, or has run.
    var hasBegun = false
  }

  /// The objects that may be alive, in the order in which they were made.
  package private(set) var entries: [Entry] = []
  package private(set) var results: [FlowResult] = []
  private var names: [CoordinatorID: String] = [:]
  private var tasks: [CoordinatorID: Int] = [:]
  private var sweepAt = 256

  package init() {}

  /// Returns the outline name of a coordinator that it has seen.
  package func name(of owner: CoordinatorID) -> String? { names[owner] }

  /// Returns how many tasks of a coordinator have not returned, cancelled ones included.
  package func taskCount(of owner: CoordinatorID) -> Int { tasks[owner] ?? 0 }

  func countTask(of owner: CoordinatorID, _ change: Int) {
    let count = taskCount(of: owner) + change
    tasks[owner] = count == 0 ? nil : count
  }

  /// Records that an object is in the tree, or runs.
  func begin(_ object: AnyObject) {
    guard let index = entries.lastIndex(where: { $0.object === object }) else { return }
    entries[index].hasBegun = true
  }

  func track(_ object: AnyObject, _ kind: Kind, name: String, owner: CoordinatorID) {
    if kind == .coordinator { names[owner] = name }
    add(Entry(object: object, kind: kind, name: name, owner: owner))
  }

  /// Tracks the instances that a scope is about to release.
  @MainActor package func trackInstances(of scope: any CoordinatorScope, owner: CoordinatorID) {
    guard let scope = scope as? any InstanceKeeping else { return }
    for instance in scope.keptInstances {
      add(
        Entry(
          object: instance.object, kind: .instance, name: instance.name, owner: owner,
          callSite: instance.callSite, hasBegun: true))
    }
  }

  func record(_ result: FlowResult) { results.append(result) }

  private func add(_ entry: Entry) {
    entries.append(entry)
    guard entries.count > sweepAt else { return }
    entries.removeAll { $0.object == nil }
    sweepAt = max(256, entries.count * 2)
  }

  /// The result of a finished flow, and the record of its receipt.
  package final class FlowResult {
    /// The outline name of the coordinator that gave it.
    package let coordinator: String
    /// `true` once a cancelled task has received it.
    package internal(set) var isTakenTooLate = false
    /// `true` once a task that was not cancelled has received it.
    package internal(set) var isTaken = false

    init(_ coordinator: String) { self.coordinator = coordinator }
  }
}

/// A scope that lists the instances that it keeps.
@MainActor package protocol InstanceKeeping: CoordinatorScope {
  /// The instances that it keeps now, in the order of their creation.
  var keptInstances: [KeptInstance] { get }
}

/// An instance that a scope keeps, and its place of registration.
package typealias KeptInstance = (object: AnyObject, name: String, callSite: CallSite)
