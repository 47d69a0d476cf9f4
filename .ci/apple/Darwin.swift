// Apple's C library: what differs from Linux's in ways that the package can see. The rest is the checkers'.
@_exported import Glibc

public var SIGINFO: Int32 { 29 }
public struct __sigaction_u {
  public var __sa_handler: (@convention(c) (Int32) -> Void)!
  public init() {}
}
extension sigaction {
  public var __sigaction_u: Darwin.__sigaction_u {
    get { Darwin.__sigaction_u() }
    set {}
  }
}
