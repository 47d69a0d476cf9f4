/// How deep a stack may grow: initialisers call one another through the whole graph.
///
/// What is kept far below is made ahead, the lowest first, so that whoever needs it finds it there.
/// What is made anew each time has landings, whose instances are made ahead and put by for whoever
/// needs them first. So no stack runs deeper than from one landing to the next.
enum Depth {
  /// So many registrations may stand one below the other without a landing.
  static let landing = 128

  static func isLanding(_ depth: Int) -> Bool { depth.isMultiple(of: landing) }
}

extension AnyLink {
  /// Whether more stand below it than a stack should hold.
  var isDeep: Bool { depth > Depth.landing }
}

extension Container {
  /// Makes ahead what stands far below a registration.
  func prepare(below slot: Int, _ session: Session) throws {
    for kept in deepKept(below: slot, session) {
      session.hold(try kept.link.run(in: kept.container, nil))
    }
    for landing in blueprint.landings(below: slot, session) {
      try blueprint.link(slot: landing).prepare(in: self, session)
    }
  }

  /// What is kept, is not made yet and has much below it, the lowest first.
  private func deepKept(below slot: Int, _ session: Session) -> [Place] {
    let start = place(slot)
    var walk = Walk(from: start)
    let reached = walk.postorder { next in
      let isMade = next.link.isMade?(next.container) == true || session.has(next.slot)
      return isMade && next != start ? [] : next.dependencies
    }
    return reached.filter { $0 != start && $0.record.lifetime.isKept && $0.link.isDeep }
  }
}

extension Blueprint {
  /// The landings that are made for the same call, without those that stand there already.
  fileprivate func landings(below slot: Int, _ session: Session) -> [Int] {
    var walk = Walk(from: slot)
    let reached = walk.postorder { next in
      next != slot && (isKept(next) || session.has(next)) ? [] : constructed(before: next)
    }
    return reached.filter { next in
      next != slot && !isKept(next) && !session.has(next) && isLanding(next)
    }
  }

  private func isLanding(_ slot: Int) -> Bool {
    record(slot).kind != .argument && Depth.isLanding(link(slot: slot).depth)
  }

  private func isKept(_ slot: Int) -> Bool { record(slot).lifetime.isKept }
}
