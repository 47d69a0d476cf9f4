/// A delegate that implements only some of the optional methods, which Swift protocols cannot
/// express.
@_spi(Test) @MainActor public protocol SelectiveDelegate: AnyObject {
  /// Returns whether it implements an optional method, given by its distinguishing label.
  func implements(_ method: String) -> Bool
}

/// The optional methods that a delegate implemented when it was set, as a container remembers them.
@MainActor struct RememberedMethods {
  private let names: [String]

  init(of delegate: AnyObject?, among names: [String]) {
    self.names = names.filter { (delegate as? any SelectiveDelegate)?.implements($0) ?? true }
  }

  /// Returns whether a container calls a method; raises an exception if the delegate no longer has
  /// it.
  func allow(_ method: String, of delegate: AnyObject, _ container: UIViewController) -> Bool {
    guard names.contains(method) else { return false }
    guard (delegate as? any SelectiveDelegate)?.implements(method) ?? true else {
      container.raise(
        .invalidArgument,
        "-[\(type(of: delegate)) \(method)]: unrecognized selector sent to instance")
      return false
    }
    return true
  }
}
