// What the box office uses of Foundation, and what the checker's tables of UIKit lack of what it uses.
import UIKit

public struct Date: Hashable, Comparable, Codable, Sendable {
  public static var distantFuture: Date { Date() }
  public static func < (left: Date, right: Date) -> Bool { false }
  public func formatted(_ style: FormatStyle) -> String { "" }

  public struct FormatStyle: Sendable {
    public enum Symbol: Sendable { case abbreviated, wide, twoDigits }
    public struct Hour: Sendable {
      public enum Half: Sendable { case omitted }
      public static func twoDigits(amPM: Half) -> Hour { Hour() }
    }
    public init(locale: Locale, timeZone: TimeZone) {}
    public func weekday(_ symbol: Symbol) -> FormatStyle { self }
    public func day() -> FormatStyle { self }
    public func month(_ symbol: Symbol) -> FormatStyle { self }
    public func year() -> FormatStyle { self }
    public func hour(_ hour: Hour) -> FormatStyle { self }
    public func minute(_ symbol: Symbol) -> FormatStyle { self }
  }
}

public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
}

public struct TimeZone: Hashable, Sendable {
  public static var gmt: TimeZone { TimeZone() }
}

extension Decimal {
  public init(_ value: Int) { self.init(Int64(value)) }
  public static func / (left: Decimal, right: Int) -> Decimal { left }
  public func formatted(_ style: Currency) -> String { "" }

  public struct Currency: Sendable {
    public static func currency(code: String) -> Currency { Currency() }
    public func locale(_ locale: Locale) -> Currency { self }
  }
}

public struct IntegerStyle: Sendable {
  public enum Grouping: Sendable { case never }
  public struct Precision: Sendable {
    public static func integerLength(_ length: PartialRangeFrom<Int>) -> Precision { Precision() }
  }
  public static var number: IntegerStyle { IntegerStyle() }
  public func grouping(_ grouping: Grouping) -> IntegerStyle { self }
  public func precision(_ precision: Precision) -> IntegerStyle { self }
}

extension Int {
  public func formatted(_ style: IntegerStyle) -> String { "" }
}

extension CharacterSet {
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
}

public struct CompareOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let caseInsensitive = CompareOptions(rawValue: 1)
  public static let diacriticInsensitive = CompareOptions(rawValue: 128)
}

extension StringProtocol {
  public var capitalized: String { "" }
  public func folding(options: CompareOptions, locale: Locale?) -> String { "" }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
}

extension Error {
  public var localizedDescription: String { "" }
}

// Files.

extension URL {
  public var path: String { "" }
  public var lastPathComponent: String { "" }
  public func appending(path: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
}

extension Data {
  public enum WritingOptions: Sendable { case atomic }
  public init(contentsOf url: URL) throws { self.init() }
  public func write(to url: URL, options: WritingOptions) throws {}
}

public final class FileManager: Sendable {
  public enum Directory: Sendable { case applicationSupportDirectory }
  public enum Domain: Sendable { case userDomainMask }
  public static let `default` = FileManager()
  public var temporaryDirectory: URL { fatalError() }
  public func urls(for directory: Directory, in domain: Domain) -> [URL] { [] }
  public func fileExists(atPath path: String) -> Bool { false }
  public func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  public func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
  public func moveItem(at url: URL, to place: URL) throws {}
  public func moveItem(atPath path: String, toPath place: String) throws {}
  public func removeItem(atPath path: String) throws {}
  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  public func createFile(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { false }
}

public enum FileAttributeKey: Sendable { case type, posixPermissions }
public enum FileAttributeType: Sendable { case typeRegular }

extension NSBundle {
  public func url(forResource name: String?, withExtension ending: String?) -> URL? { nil }
}

public enum Bundle {
  public static var module: NSBundle { fatalError() }
}

public enum DateCoding: Sendable { case iso8601 }

extension JSONDecoder {
  public var dateDecodingStrategy: DateCoding {
    get { .iso8601 }
    set {}
  }
}

extension JSONEncoder {
  public var dateEncodingStrategy: DateCoding {
    get { .iso8601 }
    set {}
  }
}

// UIKit's names in Swift, where the tables have those of Objective-C.

public typealias IndexPath = NSIndexPath

extension NSIndexPath {
  public var row: Int { 0 }
}

extension CGRect {
  public static var zero: CGRect { CGRect() }
}

extension UIFont {
  public typealias TextStyle = UIFontTextStyle
}

public enum UIFontTextStyle: Sendable {
  case title2, headline, body, footnote
}

extension UIFont {
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

@MainActor extension UIView {
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { [] }
    set {}
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 2)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 4)
}

extension String {
  public static var name: String { "" }
  public static var username: String { "" }
  public static var password: String { "" }
  public static var emailAddress: String { "" }
  public static var telephoneNumber: String { "" }
}

extension UIControl {
  public func addAction(_ action: UIAction, for events: UIControl.Event) {}
}

extension UIBarButtonItem {
  public convenience init(systemItem: UIBarButtonSystemItem, primaryAction: UIAction? = nil) {
    self.init()
  }
}

extension UIActivityIndicatorView {
  public convenience init(style: UIActivityIndicatorViewStyle) { self.init() }
}

extension UIButtonConfiguration {
  public static func filled() -> UIButtonConfiguration { fatalError() }
  public static func gray() -> UIButtonConfiguration { fatalError() }
  public static func plain() -> UIButtonConfiguration { fatalError() }
}

extension UIListContentConfiguration {
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
}

extension UIContentUnavailableConfiguration {
  public static func empty() -> UIContentUnavailableConfiguration { fatalError() }
  public static func search() -> UIContentUnavailableConfiguration { fatalError() }
}

@MainActor extension NSLayoutAnchor {
  public func constraint(equalTo anchor: NSLayoutAnchor) -> NSLayoutConstraint { fatalError() }
  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant: Double
  ) -> NSLayoutConstraint { fatalError() }
}

extension NSLayoutDimension {
  public func constraint(greaterThanOrEqualToConstant c: Double) -> NSLayoutConstraint {
    fatalError()
  }
}

// The lock of the folder that tickets are kept in.
public var EWOULDBLOCK: Int32 { 11 }
public func ftruncate(_ file: Int32, _ length: Int) -> Int32 { 0 }
public func pwrite(_ file: Int32, _ text: String, _ count: Int, _ offset: Int) -> Int { 0 }
public func pread(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int, _ offset: Int) -> Int { 0 }
public final class ProcessInfo: Sendable {
  public static let processInfo = ProcessInfo()
  public var processIdentifier: Int32 { 0 }
}
public var EEXIST: Int32 { 17 }
public func mkdir(_ path: String, _ mode: UInt32) -> Int32 { 0 }

public struct CocoaError: Error {
  public var userInfo: [String: Any] { [:] }
}
public let NSUnderlyingErrorKey = "NSUnderlyingError"
public struct POSIXError: Error {
  public struct Code: Sendable { public var rawValue: Int32 { 0 } }
  public var code: Code { Code() }
}
