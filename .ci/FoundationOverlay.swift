// What core uses of Foundation and the C library, and the checkers' small Foundation lacks.
public typealias pid_t = Int32
public var ESRCH: Int32 { 3 }
public var O_EXCL: Int32 { 128 }
public func getpid() -> pid_t { 0 }
public func kill(_ process: pid_t, _ signal: Int32) -> Int32 { 0 }
public func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { 0 }
public struct DIR {}
public struct dirent { public var d_name: (CChar, CChar) = (0, 0) }
public func opendir(_ path: String) -> UnsafeMutablePointer<DIR>? { nil }
public func readdir(_ stream: UnsafeMutablePointer<DIR>) -> UnsafeMutablePointer<dirent>? { nil }
@discardableResult public func closedir(_ stream: UnsafeMutablePointer<DIR>) -> Int32 { 0 }

extension Data {
  public var isEmpty: Bool { true }
  public mutating func append(contentsOf bytes: some Sequence<UInt8>) {}
}

public struct Decimal: Hashable, Sendable, Codable, CustomStringConvertible {
  public init(_ value: Int64) {}
  public init(_ value: UInt64) {}
  public init?(string: String) { nil }
  public var description: String { "" }
}

public var O_RDWR: Int32 { 2 }
public var LOCK_EX: Int32 { 2 }
public var LOCK_NB: Int32 { 4 }
public func flock(_ file: Int32, _ operation: Int32) -> Int32 { 0 }

public struct CharacterSet: Sendable {
  init() {}
  public init(charactersIn text: String) {}
}

extension StringProtocol {
  public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? { nil }
  public var removingPercentEncoding: String? { nil }
}

extension FileHandle {
  public convenience init?(forWritingAtPath path: String) { nil }
}
