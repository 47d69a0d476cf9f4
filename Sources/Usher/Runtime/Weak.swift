struct Weak<Object: AnyObject & Sendable>: Sendable {
  weak var object: Object?
}
