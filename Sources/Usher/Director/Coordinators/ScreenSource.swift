/// How a screen is made, once a transition is being prepared.
@MainActor package struct ScreenSource {
  /// Makes the screen, in the scope of the coordinator that asks.
  package typealias Make = @MainActor (any CoordinatorScope) throws -> any Screen

  let signature: AnyHashable?
  /// The screen itself, where it has been made already.
  private(set) var identity: ObjectIdentifier?
  let make: Make

  /// The value that tells the place that it leads to from others.
  var destination: AnyHashable? { signature ?? identity.map { AnyHashable($0) } }

  /// Makes a source.
  ///
  /// The signature is the type with its arguments, where they can be compared, to know a double
  /// tap. An error of `make` refuses the transition.
  package init(signature: AnyHashable?, make: @escaping Make) {
    self.signature = signature
    self.make = make
  }

  init(_ screen: any Screen) {
    self.init(signature: nil) { _ in screen }
    identity = ObjectIdentifier(screen)
  }
}
