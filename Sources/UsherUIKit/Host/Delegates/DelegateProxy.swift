#if canImport(UIKit)
import UIKit
import Usher

/// Stands before a delegate that the app has set, which hears of everything as ever.
///
/// Several hosts may share a container. Their proxies form a line, each before the next one, and the
/// delegate of the app is the last.
@MainActor class DelegateProxy: NSObject {
  weak var host: UIKitHost?
  weak var element: ControllerNode?
  /// The delegate behind this one.
  weak var behind: AnyObject?

  init(_ host: UIKitHost, _ element: ControllerNode) {
    self.host = host
    self.element = element
  }

  /// Takes the place of the app's delegate, also of one that has been set meanwhile.
  func install() {}

  /// Puts the app's delegate back.
  func uninstall() {}

  /// Steps before a delegate; returns whether it is to be set, because it is in its line not yet.
  func steps(before first: AnyObject?) -> Bool {
    guard !Self.line(from: first).contains(where: { $0 === self }) else { return false }
    behind = first
    return true
  }

  /// Leaves a line; returns whether it was the first one, whose place is for the next.
  func leaves(_ first: AnyObject?) -> Bool {
    guard first !== self else { return true }
    Self.line(from: first).first { $0.behind === self }?.behind = behind
    return false
  }

  /// The proxies from a delegate on.
  static func line(from first: AnyObject?) -> [DelegateProxy] {
    var line: [DelegateProxy] = []
    var next = first as? DelegateProxy
    while let proxy = next, !line.contains(where: { $0 === proxy }) {
      line.append(proxy)
      next = proxy.behind as? DelegateProxy
    }
    return line
  }

  #if canImport(ObjectiveC)
  override func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    if super.responds(to: selector) { return true }
    return MainActor.assumeIsolated {
      (behind as? any NSObjectProtocol)?.responds(to: selector) ?? false
    }
  }

  /// What only the app's delegate understands goes to it; UIKit asks on the main thread.
  override func forwardingTarget(for selector: Selector?) -> Any? {
    let address = MainActor.assumeIsolated {
      behind.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }
    }
    guard let pointer = address.flatMap(UnsafeRawPointer.init(bitPattern:)) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }
  #endif
}
#endif
