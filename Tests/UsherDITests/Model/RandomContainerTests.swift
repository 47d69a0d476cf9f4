import Testing
import UsherDI
import UsherTesting

/// Random containers, with random children, overrides and failures, beside the naive model.
@MainActor struct RandomContainerTests {
  @Test(arguments: 0..<300)
  func `A container does what the naive model does`(_ seed: Int) throws {
    var play = try Play(seed: UInt64(seed))
    for _ in 0..<60 { try play.step() }
    try play.finish()
  }
}

/// A container, its model, and what happens to both.
@MainActor struct Play {
  private var random: SplitMix64
  private let weather = Weather()
  private var pairs: [(real: Container, model: ModelContainer)] = []
  private var known: [ObjectIdentifier: (real: AnyThing, item: ModelContainer.Item)] = [:]
  private var expectedEnd: [ObjectIdentifier] = []

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    let model = ModelContainer([], weather)
    var plans: [Plan] = []
    for ordinal in Things.ordinals.indices { plans.append(plan(ordinal, plans)) }
    _ = model
    let weather = weather
    let real = try makeContainer { [plans] registrar in
      registrar.opens(SessionScope.self)
      for plan in plans { Things.register(plan, weather, in: registrar) }
    }
    pairs = [(real, ModelContainer(plans, weather))]
  }

  /// A registration on what comes before it; no shared one on what belongs to a scope.
  private mutating func plan(_ ordinal: Int, _ before: [Plan]) -> Plan {
    let model = ModelContainer(before, weather)
    return plan(ordinal) { model.needsScope($0) }
  }

  private mutating func plan(_ ordinal: Int, _ needsScope: (Int) -> Bool) -> Plan {
    let count = ordinal == 0 ? 0 : Int.random(in: 0...2, using: &random)
    let parts = (0..<count).map { _ in Int.random(in: 0..<ordinal, using: &random) }
    var life = Plan.Life.allCases.randomElement(using: &random) ?? .transient
    let isClosure = Int.random(in: 0..<4, using: &random) == 0
    if life == .shared && parts.contains(where: needsScope) { life = .graph }
    return Plan(ordinal: ordinal, parts: parts, life: life, isClosure: isClosure)
  }

  mutating func step() throws {
    let index = Int.random(in: pairs.indices, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: try child(of: index, isScope: false)
    case 1, 2: try child(of: index, isScope: true)
    case 3: try override(in: index)
    case 4: weather.failing = [Int.random(in: 0..<8, using: &random)]
    case 5: weather.failing = []
    case 6 where index > 0: end(index)
    default: try resolve(Int.random(in: 0..<8, using: &random), in: index)
    }
  }

  private mutating func resolve(_ ordinal: Int, in index: Int) throws {
    let (container, model) = pairs[index]
    do {
      let expected = try model.resolve(ordinal)
      compare(try Things.resolve(ordinal, in: container), expected)
    } catch let failure as ModelContainer.Failure {
      let error = #expect(throws: ResolutionError.self) {
        try Things.resolve(ordinal, in: container)
      }
      #expect(error?.reason.description == failure.reason)
    }
  }

  /// Compares instances with all that they are made of: the same here where the same there.
  private mutating func compare(_ real: AnyThing, _ item: ModelContainer.Item) {
    #expect(real.ordinal == item.ordinal)
    guard let other = known[ObjectIdentifier(real)] else {
      #expect(!known.values.contains { $0.item === item })
      known[ObjectIdentifier(real)] = (real, item)
      #expect(real.parts.count == item.parts.count)
      for (part, expected) in zip(real.parts, item.parts) { compare(part, expected) }
      return
    }
    #expect(other.item === item)
  }

  private mutating func child(of index: Int, isScope: Bool) throws {
    let (container, model) = pairs[index]
    guard !model.isEnded else { return }
    let child = isScope ? try container.makeChild(SessionScope.self) : try container.makeChild()
    pairs.append((child, ModelContainer([], weather, parent: model, isScope: isScope)))
  }

  private mutating func override(in index: Int) throws {
    let (container, model) = pairs[index]
    guard !model.isEnded else { return }
    let ordinal = Int.random(in: 0..<8, using: &random)
    let plan = plan(ordinal) { model.needsScope($0) }
    let weather = weather
    let child = try container.makeChild { Things.register(plan, weather, in: $0) }
    pairs.append((child, ModelContainer([plan], weather, parent: model)))
  }

  private mutating func end(_ index: Int) {
    let (container, model) = pairs[index]
    weather.ended = []
    container.end()
    let expected = model.end()
    // What was made and never seen by the test cannot be compared but by its number.
    #expect(weather.ended.count == expected.count)
    for (real, item) in zip(weather.ended, expected) {
      if let seen = known[real] { #expect(seen.item === item) }
    }
  }

  mutating func finish() throws {
    weather.failing = []
    end(0)
    for pair in pairs { #expect(pair.real.isEnded && pair.model.isEnded) }
  }
}

extension ModelContainer.Failure {
  var reason: String {
    switch self {
    case .missing: "missing"
    case .outOfScope: "out of scope"
    case .failed: "failed"
    case .ended: "ended"
    }
  }
}
