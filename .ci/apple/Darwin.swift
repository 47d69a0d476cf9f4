// Apple's C library: what differs from Linux's in ways that the package can see. The rest is the checkers'.
@_exported import Glibc

public var SIGINFO: Int32 { 29 }
@unsafe public struct __sigaction_u {  // as unions of pointers are imported
  public var __sa_handler: (@convention(c) (Int32) -> Void)!
  public init() {}
}
extension sigaction {
  @unsafe public var __sigaction_u: Darwin.__sigaction_u {
    get { unsafe Darwin.__sigaction_u() }
    set {}
  }
}
