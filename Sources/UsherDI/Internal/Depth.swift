/// How deep a stack may grow: initializers call one another through the whole graph.
///
/// What is kept far below is made ahead, the lowest first, so that whoever needs it finds it there.
/// What is made anew each time has landings, whose instances are made ahead and put by for whoever
/// needs them first. So no call runs deeper than from one landing to the next, and all calls inside
/// one another, which are limited as well, fit on the stack together.
enum Depth {
  /// So many registrations may stand one below the other without a landing.
  static let landing = 32

  static func isLanding(_ depth: Int) -> Bool { depth.isMultiple(of: landing) }
}

extension AnyLink {
  /// Whether more stand below it than a stack should hold.
  var isDeep: Bool { depth > Depth.landing }

  /// Takes on what is known of the links that it is made of.
  func stands(for links: [AnyLink]) {
    needsSession = links.contains(where: \.needsSession)
    depth = links.map(\.depth).max() ?? 0
    isKept = links.allSatisfy(\.isKept)
    slots = links.lazy.filter { !$0.isKept }.flatMap(\.slots)
  }
}

extension Container {
  /// Makes ahead what stands far below a registration.
  func prepare(below slot: Int, _ session: Session) throws {
    var places = Walk(from: place(slot))
    for kept in deepKept(&places, session) {
      do { session.hold(try kept.link.run(in: kept.container, nil)) } catch {
        throw places.trace(error, at: kept, \.record)
      }
    }
    var slots = Walk(from: slot)
    for landing in landings(&slots, session) {
      do { try blueprint.link(slot: landing).prepare(landing, in: self, session) } catch {
        throw slots.trace(error, at: landing, blueprint.record)
      }
    }
  }

  /// What is kept, is not made yet and has much below it, the lowest first.
  private func deepKept(_ walk: inout Walk<Place>, _ session: Session) -> [Place] {
    let start = walk.start
    let reached = walk.postorder { next in
      let isThere =
        next.link.isMade?(next.container) == true || session.has(next.slot)
        || session.isGiven(next.record)
      return isThere && next != start ? [] : next.dependencies
    }
    return reached.filter { $0 != start && $0.record.lifetime.isKept && $0.link.isDeep }
  }

  /// The landings that are made for the same call, without those that stand there already.
  private func landings(_ walk: inout Walk<Int>, _ session: Session) -> [Int] {
    let start = walk.start
    let reached = walk.postorder { next in
      next != start && isThere(next, session) ? [] : blueprint.constructed(before: next)
    }
    return reached.filter { next in
      next != start && !isThere(next, session) && isLanding(next)
    }
  }

  /// Whether nothing has to be made for the same call: it is kept, put by or given.
  private func isThere(_ slot: Int, _ session: Session) -> Bool {
    let record = blueprint.record(slot)
    return record.lifetime.isKept || session.has(slot) || session.isGiven(record)
      || isGiven(record)
  }

  private func isLanding(_ slot: Int) -> Bool {
    blueprint.record(slot).kind != .argument && Depth.isLanding(blueprint.link(slot: slot).depth)
  }
}
