/// The reference: one look-up in a dictionary by type and one call of a closure for each object.
///
/// A struct with a `let` dictionary needs no check of exclusive access.
struct Yardstick {
  typealias Make = @MainActor (Yardstick) -> AnyObject

  let makers: [ObjectIdentifier: Make]

  @MainActor init(_ fill: (inout [ObjectIdentifier: Make]) -> Void) {
    var makers: [ObjectIdentifier: Make] = [:]
    fill(&makers)
    self.makers = makers
  }

  @inline(__always) @MainActor func get<T: AnyObject>(_ type: T.Type = T.self) -> T {
    guard let make = makers[ObjectIdentifier(T.self)] else {
      preconditionFailure("The yardstick was asked for what it was not given.")
    }
    return unsafe unsafeDowncast(make(self), to: T.self)
  }
}

/// The yardstick for levels: a look-up in each from the lowest, until one contains the object.
@MainActor final class Level {
  private let yardstick: Yardstick
  private let above: Level?

  init(_ yardstick: Yardstick, above: Level? = nil) {
    self.yardstick = yardstick
    self.above = above
  }

  @inline(__always) func get<T: AnyObject>(_ type: T.Type = T.self) -> T {
    var level: Level? = self
    while let current = level {
      if let make = current.yardstick.makers[ObjectIdentifier(T.self)] {
        return unsafe unsafeDowncast(make(current.yardstick), to: T.self)
      }
      level = current.above
    }
    preconditionFailure("The yardstick was asked for what it was not given.")
  }
}
