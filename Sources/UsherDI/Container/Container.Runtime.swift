import Usher

extension Container {
  /// The counters that a container shares with all its children.
  @MainActor final class Runtime {
    /// The number of registrations in progress, counting each resolve call at its full depth.
    var depth = 0
    /// The limit on the depth of the stack, as initializers and closures call one another through
    /// the graph: the most registrations in a chain, and the most in progress when another resolve
    /// call begins.
    ///
    /// A chain of initializers is refused when the container is made, a chain of nested resolve
    /// calls when it runs. So at most twice the limit are being made at once.
    static var depthLimit: Int { RegistrationRecord.chainLimit }
    let construction = Construction()
    /// The number of containers that have ended.
    var endings = 0
    var children = 0
  }

  /// The state that few containers have, kept outside of them so that making a child stays cheap.
  @MainActor final class SideTable {
    weak var coordinator: Coordinator?
    /// The coordinator's number while it is being made: a request for it meanwhile is a cycle.
    var coordinatorNumber: Int?
    /// Opens every scope while a container is verified.
    var verification: Verification?
    var children = Children()
    /// The instances that are being made asynchronously, by the store that makes them.
    var pending: [ObjectIdentifier: PendingInstance] = [:]
    var closing: Closing?
    /// The instance whose end is awaited.
    var awaited: InstanceStore?
  }

  var ownSideTable: SideTable {
    if let sideTable { return sideTable }
    let made = SideTable()
    sideTable = made
    return made
  }
}
