import Usher

extension Container {
  /// What a container and all its children count together, read without a check for exclusive
  /// access.
  @usableFromInline struct Runtime {
    /// The number of registrations under way, as if each resolve call had reached its lowest.
    @usableFromInline var depth = 0
    /// The closures that run.
    @usableFromInline var calls = ClosureCalls()
    /// How many containers have ended.
    @usableFromInline var endings = 0
    /// How many children have been made.
    var children = 0
  }

  /// Owns what is counted, for the container at the top.
  final class RuntimeOwner {
    let runtime: UnsafeMutablePointer<Runtime>

    init() {
      runtime = .allocate(capacity: 1)
      runtime.initialize(to: Runtime())
    }

    deinit {
      runtime.pointee.calls.all.deallocate()
      runtime.deinitialize(count: 1)
      runtime.deallocate()
    }
  }

  /// What few containers have.
  @MainActor final class Extras {
    weak var coordinator: Coordinator?
    /// Opens every scope while a container is verified.
    var verification: Verification?
    var children = Children()
    /// The instances that are being made asynchronously, by the store that makes them.
    var pending: [ObjectIdentifier: PendingInstance] = [:]
    var closing: Task<Void, Never>?
  }

  /// What few containers have, made when it is first needed.
  var ownExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}
