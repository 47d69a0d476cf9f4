/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject & Sendable>: Sendable {
  weak var object: Object?
}
