/// How deep a stack may grow: initialisers call one another through the whole graph.
enum Depth {
  /// After so many registrations one below the other there is a landing: its instance is made
  /// ahead, so that what stands above it begins with a fresh stack.
  static let landing = 128

  static func isLanding(_ depth: Int) -> Bool { depth.isMultiple(of: landing) }
}

extension Container {
  /// Makes the landings below a registration ahead, the lowest first.
  func prepare(below slot: Int, _ session: Session) throws {
    for landing in blueprint.landings(below: slot, for: self) {
      let link = blueprint.link(slot: landing)
      if blueprint.record(landing).lifetime.kind == .transient {
        try link.prepare(in: self, session)
      } else {
        _ = try link.run(in: self, session)
      }
    }
  }
}

extension Blueprint {
  /// The landings below a registration, without those that only what is kept already needed.
  fileprivate func landings(below slot: Int, for container: Container) -> [Int] {
    var walk = Walk(from: slot)
    let reached = walk.postorder { next in
      if link(slot: next).isMade?(container) == true { return [] }
      return constructed(before: next)
    }
    return reached.filter { $0 != slot && Depth.isLanding(link(slot: $0).depth) }
  }
}
