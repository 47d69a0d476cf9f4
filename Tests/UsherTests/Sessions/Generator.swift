import UsherTesting

/// Makes programs at random, repeatably.
struct Generator {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func program() -> Program {
    Program(
      root: spec(depth: 0), limits: one(in: 3) ? number(4) : 3,
      early: one(in: 8) ? acts(2, 1) : [],
      moves: (0..<(4 + number(20))).map { _ in move() },
      ending: one(in: 4) ? (one(in: 2) ? .closeAtOnce : .drop) : .close)
  }

  private mutating func move() -> Move {
    Move(act(depth: 0), chaos: one(in: 3) ? 0 : 1 + number(10_000))
  }
}

extension Generator {
  private mutating func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  private mutating func one(in count: Int) -> Bool { number(count) == 0 }

  /// Mostly the first ones, so that programs stay among few coordinators.
  private mutating func small(_ count: Int) -> Int { number(1 + number(count)) }

  private mutating func leave() -> Leave {
    one(in: 6) ? .locked : one(in: 5) ? .confirm : .free
  }

  private mutating func place() -> Place {
    Place.allCases[number(Place.allCases.count)]
  }

  private mutating func acts(_ count: Int, _ depth: Int) -> [Act] {
    (0..<(1 + number(count))).map { _ in act(depth: depth) }
  }

  private mutating func reply() -> Reply {
    let replies: [Reply] = [.stay, .stay, .proceed, .later, .finish]
    return replies[number(replies.count)]
  }
}

extension Generator {
  private mutating func spec(depth: Int) -> Spec {
    var spec = Spec(depth == 0 && one(in: 5) ? .nothing : layout(depth))
    guard depth < 3 else { return spec }
    if one(in: 8) { spec.build = acts(2, depth + 1) }
    if one(in: 6) { spec.start = acts(2, depth + 1) }
    if one(in: 8) { spec.finish = acts(2, depth + 1) }
    if one(in: 8) { spec.appear = acts(2, depth + 1) }
    spec.attempt = reply()
    return spec
  }

  private mutating func layout(_ depth: Int) -> Plan {
    switch number(16) {
    case 0..<5: .stack(plans(depth))
    case 5..<8: .screen(leave())
    case 8, 9: .tabs(plans(depth), small(3))
    case 10: .split(plans(depth), small(2))
    case 11: .pages(plans(depth), small(2))
    case 12: .slots(plans(depth))
    case 13: .child(spec(depth: depth + 1))
    case 14: .spare(spec(depth: depth + 1), layout(depth + 1))
    default: one(in: 2) ? .failure : .nothing
    }
  }

  private mutating func plans(_ depth: Int) -> [Plan] {
    (0..<(1 + number(3))).map { _ in plan(depth + 1) }
  }

  private mutating func plan(_ depth: Int) -> Plan {
    if depth > 2 || one(in: 2) { return .screen(leave()) }
    return one(in: 3) ? .child(spec(depth: depth + 1)) : layout(depth + 1)
  }
}

extension Generator {
  private mutating func act(depth: Int) -> Act {
    let by = small(5)
    switch number(100) {
    case 0..<25: return stackAct(by)
    case 25..<45: return layerAct(by)
    case 45..<70: return flowAct(by, depth)
    default: return worldAct()
    }
  }

  private mutating func stackAct(_ by: Int) -> Act {
    switch number(14) {
    case 0..<4: .push(by: by, leave())
    case 4: .pushFrom(by: by, screen: number(20))
    case 5: .shelve(screen: number(20))
    case 6: .pushShelved(by: by)
    case 7: .pop(by: by)
    case 8: .popTo(by: by, screen: number(20))
    case 9: .popToRoot(by: by)
    case 10: .replace(by: by, leave())
    case 11, 12:
      .set(by: by, keeping: (0..<number(4)).map { _ in number(20) }, adding: number(3))
    default: .bringToFront(by: by, screen: number(20))
    }
  }

  private mutating func layerAct(_ by: Int) -> Act {
    switch number(16) {
    case 0..<4: .present(by: by, place(), leave())
    case 4: .presentShelved(by: by)
    case 5: .dismiss(by: by)
    case 6: .dismissScreen(by: by, screen: number(20))
    case 7: .dismissAll(by: by)
    case 8: .select(by: by, number(4))
    case 9: .reveal(by: by, screen: number(20))
    case 10: .embed(by: by, slot: number(2), leave())
    case 11: .unembed(by: by, slot: number(2))
    case 12, 13: .update(by: by, screen: number(20), leave())
    case 14: .badge(by: by, screen: number(20))
    default: .alert(by: by)
    }
  }

  private mutating func flowAct(_ by: Int, _ depth: Int) -> Act {
    guard depth < 3 else { return .finish(by: by) }
    switch number(14) {
    case 0..<7: return .start(by: by, spec(depth: depth + 1), place())
    case 7: return .startEmbedded(by: by, spec(depth: depth + 1))
    case 8, 9: return .finish(by: by)
    case 10, 11: return .finishWith(by: by, number(9))
    case 12: return .finishToRoot(by: by)
    default: return .task(by: by, acts(2, depth + 1))
    }
  }

  private mutating func worldAct() -> Act {
    switch number(34) {
    case 0, 1: .proceed
    case 2, 3: .popped(number(20))
    case 4: .dismissed(number(20))
    case 5: .selected(number(20))
    case 6: .answered(number(20))
    case 7: .attempted(number(20))
    case 8: .stale(number(20))
    case 9..<12: .back(1 + number(2))
    case 12, 13: .swipe
    case 14, 15: .tap(number(3))
    case 16, 17: .answer(number(3))
    case 18..<21: .complete
    case 21: .cancel
    case 22..<26: .disturb(1 + number(10_000))
    case 26..<29: .turn
    case 29, 30: .wait
    case 31, 32: .settle
    default: one(in: 8) ? .close : .turn
    }
  }
}
