import UsherTesting

/// Makes repeatable random programs.
struct Generator {
  private var random: SplitMix64
  /// `true` if the window of the program is often resized, and its layout follows.
  private var isResized = false

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func program() -> Program {
    isResized = one(in: 3)
    return Program(
      root: spec(depth: 0), model: one(in: 10) ? scene(depth: 0) : nil,
      limits: one(in: 3) ? number(4) : 3, early: one(in: 8) ? acts(2, 1) : [],
      moves: (0..<(4 + number(20))).map { _ in move() },
      ending: one(in: 4) ? (one(in: 2) ? .closeAtOnce : .drop) : .close,
      whims: 1 + number(10_000))
  }

  private mutating func move() -> Move {
    let isResize = isResized && one(in: 3)
    let act = isResize ? .resize(wide: one(in: 2)) : act(depth: 0)
    return Move(act, chaos: one(in: 3) ? 0 : 1 + number(10_000))
  }
}

extension Generator {
  mutating func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  mutating func one(in count: Int) -> Bool { number(count) == 0 }

  /// Prefers small numbers, so that programs have few coordinators.
  mutating func small(_ count: Int) -> Int { number(1 + number(count)) }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(elements.count)]
  }

  mutating func leave() -> Leave {
    one(in: 6) ? .locked : one(in: 5) ? .confirm : .free
  }

  mutating func acts(_ count: Int, _ depth: Int) -> [Act] {
    (0..<(1 + number(count))).map { _ in act(depth: depth) }
  }
}

extension Generator {
  mutating func spec(depth: Int) -> Spec {
    var spec = Spec(depth == 0 && one(in: 5) ? .nothing : layout(depth))
    if depth == 0 && isResized { spec = Spec(adaptive(depth)) }
    guard depth < 3 else { return spec }
    if one(in: 8) { spec.build = acts(2, depth + 1) }
    if depth == 0 && one(in: 3) { spec.rebuild = acts(3, depth + 1) }
    if one(in: 6) { spec.start = acts(2, depth + 1) }
    if one(in: 8) { spec.finish = acts(2, depth + 1) }
    if one(in: 8) { spec.arrive = acts(2, depth + 1) }
    if one(in: 8) { spec.appear = acts(2, depth + 1) }
    if one(in: 12) { spec.disappear = acts(2, depth + 1) }
    if one(in: 12) { spec.pop = acts(2, depth + 1) }
    spec.attempt = element(of: [.stay, .stay, .proceed, .later, .finish])
    return spec
  }

  private mutating func layout(_ depth: Int) -> Plan {
    switch number(18) {
    case 16, 17: adaptive(depth)
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

  private mutating func adaptive(_ depth: Int) -> Plan {
    .adaptive((0..<(1 + number(2))).map { _ in plan(depth + 1) })
  }

  private mutating func plans(_ depth: Int) -> [Plan] {
    (0..<(1 + number(3))).map { _ in plan(depth + 1) }
  }

  private mutating func plan(_ depth: Int) -> Plan {
    if depth > 2 || one(in: 2) {
      return one(in: 5) ? .page(number(3), leave()) : .screen(leave())
    }
    guard one(in: 3) else { return layout(depth + 1) }
    let spec = spec(depth: depth + 1)
    return one(in: 4) ? .flow(number(3), spec) : .child(spec)
  }
}

extension Generator {
  mutating func scene(depth: Int) -> Scene {
    let kind = depth > 2 ? .screen : element(of: kinds)
    let count = kind == .screen ? (one(in: 6) ? 2 : 0) : 1 + number(3)
    return Scene(
      kind, about: number(3), key: one(in: 3) ? number(3) : nil,
      holding: depth > 2 ? [] : (0..<count).map { _ in scene(depth: depth + 1) },
      selected: small(3), presenting: depth < 2 && one(in: 5) ? [scene(depth: depth + 1)] : [])
  }

  private var kinds: [SceneKind] {
    [.screen, .screen, .screen, .stack, .stack, .stack, .tabs, .tabs, .split, .pages]
      + SceneKind.allCases
  }
}
