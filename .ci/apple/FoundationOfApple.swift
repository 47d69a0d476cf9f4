// Foundation's Apple side and the C library, as far as the package and its tests use them, and the checkers' small
// Foundation lacks them.
@_exported import CLibrary
@_exported import Dispatch
import UIKit

public typealias off_t = Int64
public var S_IFMT: UInt16 { 0o170000 }
public var S_IFREG: UInt16 { 0o100000 }
public var RTLD_NOW: Int32 { 2 }

extension UIButton {
  public convenience init(primaryAction: UIAction?) { self.init(frame: .zero) }
}

extension FileHandle {
  public func write(_ data: Data) {}
}

extension FileManager {
  public func enumerator(at url: URL, includingPropertiesForKeys keys: [String]?) -> DirectoryEnumerator? { nil }

  public final class DirectoryEnumerator: Sequence, IteratorProtocol {
    public func next() -> Any? { nil }
  }
}

// Linux's Foundation has a path of its own, which the headers do not bridge.
public typealias IndexPath = NSIndexPath

extension NSIndexPath {
  public var row: Int { 0 }
}
