/// The yardstick: one look-up in a dictionary by type and one call of a closure for each object.
final class LookUp {
  private let parent: LookUp?
  private var makers: [ObjectIdentifier: (LookUp) -> AnyObject] = [:]

  init(parent: LookUp? = nil) {
    self.parent = parent
  }

  func add<T: AnyObject>(_ type: T.Type, _ make: @escaping (LookUp) -> T) {
    makers[ObjectIdentifier(T.self)] = make
  }

  @inline(__always) func get<T: AnyObject>(_ type: T.Type = T.self) -> T {
    var level: LookUp? = self
    while let current = level {
      if let make = current.makers[ObjectIdentifier(T.self)] {
        return unsafeDowncast(make(self), to: T.self)
      }
      level = current.parent
    }
    preconditionFailure("The yardstick was asked for what it was not given.")
  }
}
