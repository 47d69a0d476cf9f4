import Testing
import UsherDI
import UsherTesting

/// A container, its model, and what happens to both.
@MainActor struct Play {
  private static let size = Things.ordinals.count

  private let seed: UInt64
  private var random: SplitMix64
  private let weather = Weather()
  private var pairs: [(real: Container, model: ModelContainer)] = []
  /// What both have made so far, in order, and where each real one stands there.
  private var seen: [(real: AnyThing, item: ModelContainer.Item)] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var items: Set<ObjectIdentifier> = []
  /// Whether anything was made at once, so that there is no telling what was made first.
  private var isWarm = false
  private let isOpaque: Bool

  init(seed: UInt64) throws {
    self.seed = seed
    random = SplitMix64(seed: seed)
    let registering = Registering.sound(weather, &random)
    isOpaque = registering.isOpaque
    let weather = weather
    let real = try makeContainer {
      $0.opens(SessionScope.self)
      Things.register(registering, weather, in: $0)
    }
    pairs = [(real, ModelContainer(registering, weather))]
  }

  mutating func step() async throws {
    let index = Int.random(in: pairs.indices, using: &random)
    switch Int.random(in: 0..<25, using: &random) {
    case 0: try child(of: index, isScope: false)
    case 1, 2: try child(of: index, isScope: true)
    case 3, 4: try override(in: index)
    case 5: weather.failing = [Int.random(in: 0..<Self.size, using: &random)]
    case 6: weather.failing = []
    case 7 where index > 0: end(index)
    case 8: forget()
    case 9, 10: try await awaitOne(in: index)
    case 11, 12: poke()
    case 13: await warmUp(index)
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

  /// Makes all that takes time, at once, so that nothing may ask by itself for what is not there yet.
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

  /// Asks for what some instance takes lazily.
  private mutating func poke() {
    guard let pair = seen.randomElement(using: &random) else { return }
    for (part, expected) in zip(pair.real.parts, pair.item.parts) {
      guard case .later(let real) = part, case .later(let model) = expected else { continue }
      compare(
        Result { .thing(try real()) }, Result { .item(try model()) })
    }
  }

  private mutating func compare(
    _ real: Result<AnyThing.Part, any Error>,
    _ expected: Result<ModelContainer.Item.Part, any Error>
  ) {
    switch (real, expected) {
    case (.success(let part), .success(let item)): compare(part, item)
    case (.failure(let error), .failure(let failure)):
      let reason = (error as? ResolutionError)?.reason.description
      #expect(reason == (failure as? ModelContainer.Failure)?.rawValue, "seed \(seed)")
    default: Issue.record("seed \(seed): \(real) where the model has \(expected)")
    }
  }

  private mutating func compare(_ part: AnyThing.Part, _ expected: ModelContainer.Item.Part) {
    switch (part, expected) {
    case (.thing(let real), .item(let item)): compare(real, item)
    case (.things(let reals), .items(let items)):
      #expect(reals.count == items.count, "seed \(seed)")
      for (real, item) in zip(reals, items) { compare(real, item) }
    case (.none, .none), (.later, .later): break
    default: Issue.record("seed \(seed): \(part) where the model has \(expected)")
    }
  }

  /// Compares instances with all that they are made of: the same here where the same there.
  private mutating func compare(_ real: AnyThing, _ item: ModelContainer.Item) {
    #expect(real.ordinal == item.ordinal, "seed \(seed)")
    if let place = places[ObjectIdentifier(real)] {
      #expect(seen[place].item === item, "seed \(seed)")
      return
    }
    #expect(items.insert(ObjectIdentifier(item)).inserted, "seed \(seed)")
    places[ObjectIdentifier(real)] = seen.count
    seen.append((real, item))
    #expect(real.parts.count == item.parts.count, "seed \(seed)")
    for (part, expected) in zip(real.parts, item.parts) { compare(part, expected) }
  }

  /// Lets go of all that the test has seen, so that what is held weakly may go.
  private mutating func forget() {
    (seen, places, items) = ([], [:], [])
  }

  private mutating func child(of index: Int, isScope: Bool) throws {
    let (container, model) = pairs[index]
    guard !model.isEnded else { return }
    let child = isScope ? try container.makeChild(SessionScope.self) : try container.makeChild()
    pairs.append(
      (child, ModelContainer(Registering(), weather, parent: model, isScope: isScope)))
    pairs[pairs.count - 1].model.join()
  }

  /// A child that registers something else, sound or not.
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
    let (weather, faults) = (weather, model.faults)
    do {
      let child = try container.makeChild { Things.register(registering, weather, in: $0) }
      #expect(faults.isEmpty, "seed \(seed)")
      model.join()
      pairs.append((child, model))
    } catch let error as ContainerError {
      #expect(Set(error.problems.map(\.reason.description)) == faults, "seed \(seed): \(error)")
    }
  }

  private mutating func end(_ index: Int) {
    pairs[index].real.end()
    pairs[index].model.end()
  }

  private mutating func compareEnded() {
    defer { (weather.ended, weather.endedItems) = ([], []) }
    let (ended, expected) = (weather.ended, weather.endedItems)
    let numbers = (ended.map(\.ordinal), expected.map(\.ordinal))
    guard !isWarm else {
      return #expect(numbers.0.sorted() == numbers.1.sorted(), "seed \(seed)")
    }
    #expect(numbers.0 == numbers.1, "seed \(seed)")
    // What the test has never seen can be compared by its number alone.
    for (real, item) in zip(ended, expected) {
      if let place = places[real.id] { #expect(seen[place].item === item, "seed \(seed)") }
    }
  }

  mutating func finish() throws {
    weather.failing = []
    end(0)
    compareEnded()
    for pair in pairs {
      #expect(pair.real.isEnded && pair.model.isEnded)
      #expect(pair.real.problems.isEmpty, "seed \(seed)")
    }
  }
}
