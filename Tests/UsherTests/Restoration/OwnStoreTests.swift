import Testing
import Usher
import UsherTesting

/// Saving a window in a store that the app has written.
@MainActor struct OwnStoreTests {
  private let store = SlowStore()

  private func openWindow() throws -> HouseWindow {
    let window = try HouseWindow()
    window.director.autosave(to: store, fileID: "Shop/App.swift", line: 3)
    try window.director.start()
    return window
  }

  @Test func `Changes that come during a write are written together after it`() async throws {
    let window = try openWindow()
    await store.begins()
    for number in 1...9 { try window.go(.show(number)) }
    store.finish()
    await store.begins()
    #expect(store.written.count == 1)
    store.finish()
    await window.director.saved()
    #expect(store.written.count == 2)
    #expect(store.written.last == window.director.snapshot())
  }

  @Test func `Nothing is written twice`() async throws {
    let window = try openWindow()
    await store.begins()
    store.finish()
    await window.director.saved()
    window.director.save()
    await window.director.saved()
    #expect(store.written.count == 1)
  }

  @Test func `A write that ends after the window has closed leaves nothing in the store`()
    async throws
  {
    let window = try openWindow()
    await store.begins()
    let saved = Task { await window.director.saved() }
    window.director.close()
    #expect(store.erasures == 1)
    store.finish()
    await saved.value
    #expect(try store.read() == nil && store.erasures == 2)
  }

  @Test func `A run returns once a write that was under way is erased as well`() async throws {
    let window = try openWindow()
    await store.begins()
    var hasReturned = false
    let run = Task {
      try await window.director.run()
      hasReturned = true
    }
    window.director.close()
    for _ in 0..<20 { await Turn.pass() }
    #expect(!hasReturned)
    store.finish()
    try await run.value
    #expect(try store.read() == nil)
  }

  @Test func `A director that is released during a write is not held by it`() async throws {
    var window: HouseWindow? = try openWindow()
    await store.begins()
    weak let director = window?.director
    window?.director.close()
    window = nil
    for _ in 0..<10 { await Turn.pass() }
    #expect(director == nil)
    store.finish()
  }

  @Test func `An error of the app's own store is an event, and is thrown at the start`()
    async throws
  {
    store.failure = Offline()
    let window = try openWindow()
    await window.director.saved()
    #expect(window.log.contains("save failed: The shelf is offline."))
    let again = try HouseWindow()
    let report = try again.director.start(restoring: store, fileID: "Shop/App.swift", line: 9)
    #expect(
      report.error?.description == """
        The saved state cannot be used: unreadable.
          at Shop/App.swift:9
          The shelf is offline.
          • Keep it in a folder that exists and belongs to the app.
        """)
    window.director.close()
    #expect(window.log.filter { $0 == "save failed: The shelf is offline." }.count == 2)
  }

  @Test func `A write that has failed is tried again with the next event, and is reported once`()
    async throws
  {
    store.failure = Offline()
    let window = try openWindow()
    await window.director.saved()
    window.director.windowDidEnter(.background)
    await window.director.saved()
    store.failure = nil
    window.director.windowDidEnter(.foreground)
    for _ in 0..<20 { await Turn.pass() }
    store.finish()
    await window.director.saved()
    #expect(store.written == [window.director.snapshot()])
    #expect(window.log.filter { $0 == "save failed: The shelf is offline." }.count == 1)
  }

  @Test func `A failure is over once the window is as it was saved, and the next is reported`()
    async throws
  {
    let window = try openWindow()
    await store.begins()
    store.finish()
    await window.director.saved()
    for _ in 0..<2 {
      store.failure = Offline()
      try window.go(.show(1))
      await window.director.saved()
      store.failure = nil
      #expect(try window.hall.pop().isAdmitted)
      await window.director.saved()
    }
    #expect(store.written == [window.director.snapshot()])
    #expect(window.log.filter { $0 == "save failed: The shelf is offline." }.count == 2)
  }

  @Test func `Another store takes over, and the first keeps what it has`() async throws {
    let window = try openWindow()
    await store.begins()
    store.finish()
    await window.director.saved()
    let other = SlowStore()
    window.director.autosave(to: other)
    try window.go(.show(1))
    await other.begins()
    other.finish()
    await window.director.saved()
    #expect(store.written.count == 1 && other.written == [window.director.snapshot()])
    window.director.close()
    #expect(try store.read() != nil && other.read() == nil)
  }
}

/// A store whose writes the test ends.
@MainActor private final class SlowStore: SnapshotStore {
  var failure: Offline?
  private(set) var written: [Snapshot] = []
  private(set) var erasures = 0
  private var contents: Snapshot?
  private var writing: CheckedContinuation<Void, Never>?

  func read() throws -> Snapshot? {
    if let failure { throw failure }
    return contents
  }

  func write(_ snapshot: Snapshot) async throws {
    if let failure { throw failure }
    #expect(writing == nil, "two writes at a time")
    await withCheckedContinuation { writing = $0 }
    written.append(snapshot)
    contents = snapshot
  }

  func erase() throws {
    if let failure { throw failure }
    erasures += 1
    contents = nil
  }

  func begins() async {
    while writing == nil { await Turn.pass() }
  }

  func finish() {
    let continuation = writing
    writing = nil
    continuation?.resume()
  }
}

private struct Offline: Error, CustomStringConvertible {
  let description = "The shelf is offline."
}
