#if os(macOS) || os(Linux)
import Foundation
import Testing
import Usher
import UsherTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A pseudoterminal of the kernel, without a window.
struct PseudoTerminal {
  let master: Int32
  let slave: Int32
  let path: String

  init() throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 8, ws_col: 30, ws_xpixel: 0, ws_ypixel: 0)
    let isOpen = unsafe openpty(&master, &slave, nil, nil, &size) == 0
    try #require(isOpen)
    (self.master, self.slave) = (master, slave)
    let name = unsafe ttyname(slave).map { unsafe String(cString: $0) }
    path = try #require(name)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  /// The settings, as far as a program changes them.
  var settings: [UInt] {
    var found = termios()
    unsafe tcgetattr(slave, &found)
    return [found.c_iflag, found.c_oflag, found.c_cflag, found.c_lflag].map { UInt($0) }
  }

  /// Returns the output of the terminal that was not read yet.
  func output() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = unsafe read(master, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Types text, waiting for room if there is none.
  func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest.removeFirst(count) } else { sched_yield() }
    }
  }

  func end() {
    close(slave)
    close(master)
  }
}

/// Shows an app on a terminal, as a program does, and does something to itself.
@MainActor func showApp(on path: String, then act: () -> Void) async throws {
  let terminal = unsafe open(path, O_RDWR | O_NOCTTY)
  let device = StandardTerminal(input: terminal, output: terminal)
  let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
  try director.start()
  await settle()
  act()
}

/// Runs the app on the process's own terminal, as in a window that was opened for it alone.
@MainActor func showAppAlone(on path: String, then act: () async -> Void) async throws {
  setsid()
  let terminal = unsafe open(path, O_RDWR)
  _ = ioctl(terminal, UInt(TIOCSCTTY), 0)
  let device = StandardTerminal(input: terminal, output: terminal)
  let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
  try director.start()
  await settle()
  await act()
  director.close()
}

/// Waits until one of the process's threads has received a signal, which a busy machine may delay.
func waitUntilTaken(_ number: Int32) {
  var pending = sigset_t()
  repeat {
    sched_yield()
    unsafe sigpending(&pending)
  } while unsafe sigismember(&pending, number) == 1
}

/// Settles many times, since a busy machine may run the thread that reads signals late.
@MainActor func settleAfterSignal() async {
  for _ in 0..<50 {
    sched_yield()
    await settle()
  }
}

let terminalTakenOver = "\u{1B}[?1049h"
let terminalGivenBack = "\u{1B}[?25h\u{1B}[?1049l"

extension String {
  func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
#endif
