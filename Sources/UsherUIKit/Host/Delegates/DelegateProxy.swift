#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

/// Stands in front of the app's delegate and forwards every call to it.
///
/// A method is looked up before it is called, since a delegate may not implement it. Several hosts
/// may share a container. Their proxies form a line that ends with the app's delegate.
///
/// A delegate that the app sets later stays in front, never behind: it may forward to the proxy
/// that it replaced. The host then reads the display after layouts and when screens appear.
@MainActor class DelegateProxy: NSObject, DelegateForwarding {
  weak var host: UIKitHost?
  weak var element: ControllerNode?
  weak var behind: AnyObject? {
    willSet { unwatchEnd() }
    didSet { watchEnd() }
  }

  /// The delegate that the container calls.
  var first: AnyObject? { nil }
  /// `true` once it has been in front, so that a delegate of the app may forward to it.
  private var hasJoined = false
  var isForwarding = false

  init(_ host: UIKitHost, _ element: ControllerNode) {
    self.host = host
    self.element = element
  }

  /// Installs itself in front of the app's delegate.
  func install() {}

  /// Restores the app's delegate.
  func uninstall() {}

  /// Sets the first delegate of the line again.
  ///
  /// A container remembers which optional methods its delegate had when it was set.
  func reassign() {}

  /// Joins the line in front of a delegate; returns `false` if it has to stay where it is.
  func steps(before first: AnyObject?) -> Bool {
    let line = Self.line(from: first)
    guard !line.contains(where: { $0 === self }) else { return false }
    let isForeign = first != nil && (line.isEmpty || line.last?.behind != nil)
    if hasJoined, isForeign {
      if behind === first { behind = nil }
      return false
    }
    hasJoined = true
    behind = first
    return true
  }

  /// `true` if the container may not call it.
  var isPassed: Bool { !Self.line(from: first).contains { $0 === self } }

  /// The delegate behind, unless it has come in front.
  var target: AnyObject? { behind === first ? nil : behind }

  /// Leaves a line; returns `true` if it was the first, whose place the next one takes.
  func leaves(_ first: AnyObject?) -> Bool {
    unwatchEnd()
    host = nil
    guard first !== self else { return true }
    Self.line(from: first).first { $0.behind === self }?.behind = behind
    return false
  }

  /// Returns the proxies in a line, beginning with a delegate.
  static func line(from first: AnyObject?) -> [DelegateProxy] {
    var line: [DelegateProxy] = []
    var next = first as? DelegateProxy
    while let proxy = next, !line.contains(where: { $0 === proxy }) {
      line.append(proxy)
      next = proxy.behind as? DelegateProxy
    }
    return line
  }

  /// Reassigns the container's delegate once the app's delegate has been released.
  private func watchEnd() {
    #if canImport(ObjectiveC)
    guard let behind, !(behind is DelegateProxy) else { return }
    EndObserver.attach(to: behind, for: self)
    #endif
  }

  private func unwatchEnd() {
    #if canImport(ObjectiveC)
    if let behind { EndObserver.detach(from: behind, for: self) }
    #endif
  }

  #if canImport(ObjectiveC)
  override func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return super.responds(to: selector) || targetResponds(to: selector)
  }

  override func forwardingTarget(for selector: Selector?) -> Any? { messageTarget }
  #endif
}
#endif
