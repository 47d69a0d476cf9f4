// What the adapter uses of Apple's frameworks and the checker's tables of their API lack.
import UIKit

extension NSObject {
  @objc open func forwardingTarget(for selector: Selector?) -> Any? { nil }
}

extension UISplitViewController {
  public typealias Column = UISplitViewControllerColumn
}

extension UIAction {
  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) { self.init() }
}

// Foundation's own, as core uses it.
public final class JSONEncoder {
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

public final class JSONDecoder {
  public init() {}
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

extension Data: RandomAccessCollection {
  public init(_ bytes: some Sequence<UInt8>) { self.init() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
}

public final class FileHandle {
  public static var standardError: FileHandle { FileHandle() }
  public func write(contentsOf data: some Collection<UInt8>) throws {}
}

extension URL {
  public var absoluteString: String { "" }
}

extension NSUserActivity {
  public var webpageURL: URL? { nil }
}
