#if canImport(os)
import os
#else
import Synchronization
#endif

/// A number that any thread may read and change.
///
/// Any task may read the time of a test's clock, so no actor can hold it. Apple's systems have
/// atomics from iOS 18 on; on earlier ones a lock is the smallest thing that does this. It is the
/// package's only lock, in a module that no app ships with.
package struct SharedNumber: ~Copyable, Sendable {
  #if canImport(os)
  private let number = OSAllocatedUnfairLock(initialState: 0)

  package var value: Int { number.withLock { $0 } }

  package func set(to value: Int) { number.withLock { $0 = value } }

  package func increment() { number.withLock { $0 += 1 } }
  #else
  private let number = Atomic(0)

  package var value: Int { number.load(ordering: .acquiring) }

  package func set(to value: Int) { number.store(value, ordering: .releasing) }

  package func increment() { number.add(1, ordering: .acquiringAndReleasing) }
  #endif

  package init() {}
}
