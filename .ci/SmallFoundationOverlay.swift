// What core and the adapter use of Foundation and the C library, and the small Foundation of UIKit's checker lacks.
import UIKit

// Foundation's own, as core uses it. Both coders are Sendable since iOS 16 and macOS 13.
public final class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = OutputFormatting(rawValue: 1)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 2)
    public static let prettyPrinted = OutputFormatting(rawValue: 4)
  }
  public var outputFormatting: OutputFormatting = []
  public init() {}
  public func encode(_ value: some Encodable) throws -> Data { Data() }
}

public final class JSONDecoder: @unchecked Sendable {
  public init() {}
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

extension Data: RandomAccessCollection {
  public init(_ bytes: some Sequence<UInt8>) { self.init() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
  public func withUnsafeBytes<T>(_ body: (UnsafeRawBufferPointer) throws -> T) rethrows -> T {
    try body(UnsafeRawBufferPointer(start: nil, count: 0))
  }
}

public final class FileHandle {
  public static var standardError: FileHandle { FileHandle() }
  public func write(contentsOf data: some Collection<UInt8>) throws {}
}

extension URL {
  public var absoluteString: String { "" }
}

extension NSUserActivity {
  public convenience init(activityType: String) { self.init() }
  public var activityType: String { "" }
  public var webpageURL: URL? {
    get { nil }
    set {}
  }
  public var userInfo: [AnyHashable: Any]? {
    get { nil }
    set {}
  }
  public var isEligibleForHandoff: Bool {
    get { true }
    set {}
  }
  public var title: String? {
    get { nil }
    set {}
  }
  public var targetContentIdentifier: String? {
    get { nil }
    set {}
  }
  public var requiredUserInfoKeys: Set<String>? {
    get { nil }
    set {}
  }
  @available(tvOS, unavailable)
  public var isEligibleForSearch: Bool {
    get { false }
    set {}
  }
  public func invalidate() {}
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
}

// What Foundation brings of the C library, for the file of a saved state.
public var errno: Int32 { 0 }
public var ENOENT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var O_RDONLY: Int32 { 0 }
public var O_WRONLY: Int32 { 1 }
public var O_CREAT: Int32 { 64 }
public var O_TRUNC: Int32 { 512 }
public var O_CLOEXEC: Int32 { 524_288 }
public func strerror(_ code: Int32) -> UnsafePointer<CChar> { fatalError() }
@unsafe public func open(_ path: String, _ flags: Int32, _ mode: UInt32 = 0) -> Int32 { 0 }
public func write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { 0 }
public func fsync(_ file: Int32) -> Int32 { 0 }
public func close(_ file: Int32) -> Int32 { 0 }
@unsafe public func rename(_ old: String, _ new: String) -> Int32 { 0 }
@unsafe public func unlink(_ path: String) -> Int32 { 0 }
