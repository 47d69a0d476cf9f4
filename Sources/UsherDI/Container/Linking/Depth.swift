/// The limit on the depth of the stack: initializers and closures call one another through the
/// graph.
///
/// A chain of initializers is refused when the container is made, a chain of nested resolve calls
/// when it runs. So at most twice the limit are being made at once.
enum Depth {
  /// The most registrations in a chain, and the most in progress when another resolve call begins.
  static var limit: Int { 1_000 }
}
