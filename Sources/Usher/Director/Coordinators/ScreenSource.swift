/// Makes a screen while a transition is being prepared.
@MainActor package struct ScreenSource {
  /// Makes the screen, in the scope of the requesting coordinator.
  package typealias Make = @MainActor (any CoordinatorScope) throws -> any Screen

  let signature: AnyHashable?
  /// The signature, or the identity of a screen that exists already.
  private(set) var destination: AnyHashable?
  private(set) var key: (any ScreenKey)?
  let make: Make

  /// Makes a source.
  ///
  /// The signature is the type with its arguments, if these can be compared, to detect a double
  /// tap. An error of `make` refuses the transition.
  package init(signature: AnyHashable?, make: @escaping Make) {
    (self.signature, destination) = (signature, signature)
    self.make = make
  }

  /// Makes a source of a key, whose screen the coordinator's scope makes.
  private init(key: some ScreenKey) {
    self.init(signature: AnyHashable(key)) { scope in try scope.makeScreen(for: key) }
    self.key = key
  }

  /// Makes a source of a screen, or of a value that makes a new screen each time.
  init(_ item: any Showable) {
    if let key = item as? any ScreenKey {
      self.init(key: key)
      return
    }
    let screen = item as? any Screen
    self.init(signature: nil) { _ in
      if let screen = screen ?? (item as? any ScreenConvertible)?.makeScreen() { return screen }
      throw Refusal.impossible(
        "\(type(of: item)) is neither a screen nor made into one.",
        "Make it a Screen, or ScreenConvertible.")
    }
    destination = screen.map { AnyHashable(ObjectIdentifier($0)) }
  }
}
