/// How deep a stack may grow: initializers and closures call one another through the whole graph.
///
/// A chain of initializers is refused when the container is made, a chain of resolve calls inside
/// one another when it runs. So no more than twice as many registrations are ever being made at once.
enum Depth {
  /// The most registrations in a chain, and the most under way where another resolve call begins.
  static var limit: Int { 1_000 }
}
