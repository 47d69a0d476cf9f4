#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

/// Devices that call back during a request.
@MainActor struct HostileDeviceTests {
  @Test func `A device that asks for a frame while it takes one gets it later`() async throws {
    let device = EchoDevice()
    let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
    device.answer = .redrawNeeded
    try director.start()
    await settle()
    #expect(device.depth == 1 && device.frames > 1)
    director.close()
  }

  @Test(arguments: [
    TerminalEvent.endOfInput, .failed(.unwritable, "Gone."), .input(Array("qy".utf8)),
    .input(Array("\u{1B}[200~".utf8)), .input([0x1B]),
  ])
  func `A device that answers while it takes a frame closes the window at most once`(
    event: TerminalEvent
  ) async throws {
    for size in [TerminalSize(columns: 30, rows: 8), nil] {
      let device = EchoDevice(size)
      let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
      var closings = 0
      director.observe { if case .closed = $0 { closings += 1 } }
      device.answer = event
      try director.start()
      await settle()
      director.close()
      #expect(closings == 1 && device.writesAfterEnd == 0)
    }
  }

  @Test(arguments: [TerminalEvent.endOfInput, .failed(.unavailable, "None."), .redrawNeeded])
  func `Input from a device before it has begun is not lost`(
    event: TerminalEvent
  ) async throws {
    for size in [TerminalSize(columns: 30, rows: 8), nil] {
      let device = EchoDevice(size)
      device.greeting = event
      let host = TerminalHost(device: device)
      let director = SceneDirector(TheaterCoordinator(), host: host)
      try? director.start()
      await settle()
      #expect((host.failure != nil) == (event == .failed(.unavailable, "None.")))
      director.close()
      await settle()
      #expect(device.writesAfterEnd == 0)
    }
  }

  @Test func `A device whose size comes and goes takes keys`() async throws {
    let device = EchoDevice()
    let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
    try director.start()
    for size in [nil, TerminalSize(columns: 1, rows: 1), nil, TerminalSize(columns: 40, rows: 9)] {
      device.size = size
      device.send(.redrawNeeded)
      device.send(.input(Array(String.down.utf8)))
      await settle()
    }
    device.send(.input(Array("2".utf8)))
    await settle()
    #expect(director.tree.active?.name == "Plain")
    director.close()
  }
}

/// A device that answers every frame at once, in the middle of it.
@MainActor private final class EchoDevice: TerminalDevice {
  var size: TerminalSize?
  let isColored = false
  var answer: TerminalEvent?
  var greeting: TerminalEvent?
  private(set) var depth = 0
  private(set) var frames = 0
  private(set) var writesAfterEnd = 0
  private var isWriting = false
  private var hasEnded = false
  private var receive: (@MainActor (TerminalEvent) -> Void)?

  init(_ size: TerminalSize? = TerminalSize(columns: 30, rows: 8)) { self.size = size }

  func begin(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {
    self.receive = receive
    if let greeting { receive(greeting) }
  }

  func write(_ bytes: [UInt8]) {
    if hasEnded { writesAfterEnd += 1 }
    frames += 1
    depth = max(depth, isWriting ? 2 : 1)
    guard !isWriting, frames < 100, let answer else { return }
    isWriting = true
    receive?(answer)
    isWriting = false
  }

  func send(_ event: TerminalEvent) { receive?(event) }

  func end() { hasEnded = true }
}
#endif
