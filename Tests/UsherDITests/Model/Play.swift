import Testing
import UsherDI
import UsherTesting

/// A container and its model, and the operations on both.
@MainActor struct Play {
  private static let size = Things.ordinals.count

  let seed: UInt64
  private var random: SplitMix64
  let weather = Weather()
  private var pairs: [(real: Container, model: ModelContainer)] = []
  /// The instances of both so far, in order.
  var seen: [(real: AnyThing, item: ModelContainer.Item)] = []
  var places: [ObjectIdentifier: Int] = [:]
  var items: Set<ObjectIdentifier> = []
  /// A Boolean value that indicates whether instances were made concurrently, in an unknown order.
  var isWarm = false
  private var isOpaque = true
  private var scopeArgument: Int?

  init(seed: UInt64) throws {
    self.seed = seed
    random = SplitMix64(seed: seed)
    var registering = Registering.sound(weather, &random)
    (isOpaque, scopeArgument) = (registering.isOpaque, registering.scopeArgument)
    if try !begin(registering) {
      for index in registering.plans.indices { registering.plans[index].isEager = false }
      #expect(try begin(registering), "seed \(seed)")
    }
  }

  /// Makes the outermost container; returns whether all eager instances were made.
  private mutating func begin(_ registering: Registering) throws -> Bool {
    let (model, weather) = (ModelContainer(registering, weather), weather)
    let failures = model.makeEager()
    let real = Result {
      try makeContainer {
        Things.open(giving: registering.scopeArgument, in: $0)
        $0.opens(StageCoordinator.self)
        Things.register(registering, weather, in: $0)
      }
    }
    compareFailures(real.failure as? ContainerError, [], failures)
    compareEnded()
    if let container = try? real.get() { pairs = [(container, model)] }
    return failures == 0
  }

  mutating func step() async throws {
    let index = Int.random(in: pairs.indices, using: &random)
    switch Int.random(in: 0..<25, using: &random) {
    case 0: try child(of: index, opening: nil)
    case 1, 2: try child(of: index, opening: Plan.Scope.allCases.randomElement(using: &random))
    case 3, 4: try override(in: index)
    case 5: weather.failing = [Int.random(in: 0..<Self.size, using: &random)]
    case 6: weather.failing = []
    case 7 where index > 0: await end(index)
    case 8: forget()
    case 9, 10: try await awaitOne(in: index)
    case 11, 12: poke()
    case 13: await warmUp(index)
    case 14, 15: try give(in: index)
    default: try resolve(in: index)
    }
    compareEnded()
  }

  private mutating func resolve(in index: Int) throws {
    let (container, model) = pairs[index]
    let part = Plan.Part(
      ordinal: Int.random(in: 0..<Self.size, using: &random),
      form: Plan.Form.allCases.randomElement(using: &random) ?? .direct)
    let expected = Result { try model.resolve(part) }
    compare(Result { try Things.resolve(part, in: container) }, expected)
  }

  /// Resolves with an argument, which sometimes does not fit.
  private mutating func give(in index: Int) throws {
    let (container, model) = pairs[index]
    let ordinal = Int.random(in: 0..<Self.size, using: &random)
    let declared = random.chance(6) ? nil : model.entry(ordinal)?.plan.argument
    let given = declared ?? Int.random(in: 0..<Self.size, using: &random)
    let (gift, item) = (Things.gift(given), ModelContainer.Item(given, []))
    let expected = Result { try model.resolve(ordinal, giving: item) }
    let real = Result { try gift.resolve(Things.ordinals[ordinal], in: container) }
    compare(real.map { .thing($0) }, expected.mapError { $0 })
  }

  private mutating func awaitOne(in index: Int) async throws {
    let (container, model) = pairs[index]
    let ordinal = Int.random(in: 0..<Self.size, using: &random)
    let expected = Result { ModelContainer.Item.Part.item(try model.resolved(ordinal)) }
    let real: Result<AnyThing.Part, any Error>
    do { real = .success(.thing(try await Things.resolved(ordinal, in: container))) } catch {
      real = .failure(error)
    }
    compare(real, expected)
  }

  /// Makes all asynchronous instances concurrently, so no closure may resolve one that is not
  /// ready.
  private mutating func warmUp(_ index: Int) async {
    let (container, model) = pairs[index]
    if isOpaque { return }
    let expected = Result { try model.warmUp() }
    let real: Result<Void, any Error>
    do { real = .success(try await container.warmUp()) } catch { real = .failure(error) }
    compare(real.map { .none }, expected.map { .none }.mapError { $0 })
    (weather.ended, weather.endedItems) = ([], [])
    isWarm = true
  }

  /// Resolves the lazy dependencies of an instance.
  private mutating func poke() {
    guard let pair = seen.randomElement(using: &random) else { return }
    for (part, expected) in zip(pair.real.parts, pair.item.parts) {
      for (real, model) in zip(part.later, expected.later) {
        compare(Result { .thing(try real()) }, Result { .item(try model()) })
      }
    }
  }

  /// Releases all instances that the test has seen, so weak ones may be deallocated.
  private mutating func forget() {
    (seen, places, items) = ([], [:], [])
  }

  private mutating func child(of index: Int, opening scope: Plan.Scope?) throws {
    let (container, parent) = pairs[index]
    guard !parent.isEnded else { return }
    let model = ModelContainer(Registering(), weather, parent: parent, opening: scope)
    let given = scope == .session && random.chance(2) ? scopeArgument : nil
    model.given = given.map { ModelContainer.Item($0, []) }
    let gift = given.map(Things.gift)
    let expected = Result { try model.begin() }
    let real = Result { try gift?.child(of: container) ?? container.makeChild(opening: scope) }
    compare(real.map { _ in .none }, expected.map { .none }.mapError { $0 })
    guard let child = try? real.get() else { return }
    model.join()
    pairs.append((child, model))
  }

  /// Makes a child with other registrations, valid or not.
  private mutating func override(in index: Int) throws {
    let (container, parent) = pairs[index]
    guard !parent.isEnded else { return }
    var registering = Registering()
    registering.isOpaque = isOpaque
    for ordinal in 0..<Self.size where random.chance(4) {
      let place = Plan.Place.allCases.randomElement(using: &random) ?? .plain
      registering.add(ordinal, at: place, &random)
    }
    let model = ModelContainer(registering, weather, parent: parent)
    let (weather, faults, all) = (weather, model.faults, registering)
    let failures = faults.isEmpty ? model.makeEager() : 0
    let real = Result { try container.makeChild { Things.register(all, weather, in: $0) } }
    compareFailures(real.failure as? ContainerError, faults, failures)
    guard let child = try? real.get() else { return }
    model.join()
    pairs.append((child, model))
  }

  private mutating func end(_ index: Int) async {
    if random.chance(2) {
      await pairs[index].real.close()
      pairs[index].model.close()
    } else {
      pairs[index].real.end()
      pairs[index].model.end()
    }
  }

  mutating func finish() async {
    weather.failing = []
    await end(0)
    compareEnded()
    for (real, model) in pairs {
      #expect(real.isEnded && model.isEnded)
      #expect(real.problems.count == model.problems, "seed \(seed)")
      #expect(real.problems.allSatisfy { $0.reason == .unawaitedEnd }, "seed \(seed)")
    }
  }
}

extension Container {
  fileprivate func makeChild(opening scope: Plan.Scope?) throws -> Container {
    switch scope {
    case nil: try makeChild()
    case .session: try makeChild(SessionScope.self)
    case .stage: try #require(try makeChild(for: StageCoordinator.self) as? Container)
    }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

extension AnyThing.Part {
  /// The dependencies that are made on request.
  @MainActor fileprivate var later: [@MainActor () throws -> AnyThing] {
    switch self {
    case .later(let make): [make]
    case .allLater(let all): all
    default: []
    }
  }
}

extension ModelContainer.Item.Part {
  @MainActor fileprivate var later: [@MainActor () throws -> ModelContainer.Item] {
    switch self {
    case .later(let make): [make]
    case .allLater(let all): all
    default: []
    }
  }
}
