#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A function that handles a signal, on the thread that the signal interrupts.
typealias SignalHandler = @convention(c) (Int32) -> Void

extension sigaction {
  init(_ handler: @escaping SignalHandler) {
    self.init()
    #if canImport(Darwin)
    unsafe __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
    unsafe __sa_handler.sa_handler = handler
    #else
    unsafe __sigaction_handler.sa_handler = handler
    #endif
    sa_flags = SA_RESTART | numericCast(SA_ONSTACK)
    unsafe sigemptyset(&sa_mask)
  }

  var address: Int {
    #if canImport(Darwin)
    let handler = unsafe __sigaction_u.__sa_handler
    #elseif canImport(Musl)
    let handler = unsafe __sa_handler.sa_handler
    #else
    let handler = unsafe __sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self)
  }
}
#endif
