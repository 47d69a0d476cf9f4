#if canImport(os)
import os
#else
import Synchronization
#endif

/// A number that any thread may read and change.
package struct SharedNumber: ~Copyable, Sendable {
  #if canImport(os)
  // Apple's systems have atomics from iOS 18 on.
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
