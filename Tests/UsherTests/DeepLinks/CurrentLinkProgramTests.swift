import Testing
import Usher
import UsherTesting

/// The link of a place equals that of an exhaustive search; `USHER_SESSIONS` and `USHER_SEED` set
/// the number and the seed.
@MainActor struct CurrentLinkProgramTests {
  @Test func `The current link is the first that any pattern can print`() throws {
    let count = Size.sessions(60)
    print("Walking \(count) tours from seed \(Size.seed).")
    var found = 0
    for number in 0..<count {
      var random = SplitMix64(seed: Size.seed &+ UInt64(number))
      var tour = try Tour(&random)
      for _ in 0..<12 {
        tour.step(&random)
        let expected = tour.slowLinks
        let link = tour.director.currentLink
        found += link == nil ? 0 : 1
        #expect(expected.contains(link), "tour \(number), seed \(Size.seed): \(expected)")
        if !expected.contains(link) { return }
      }
    }
    #expect(found > count, "Nearly nothing was found.")
  }
}

/// A route with two numbers, so that routes of several types can be made alike.
private protocol Stop: Route {
  static func stop(_ a: Int, _ b: Int) -> Self
}

private struct Red: Stop {
  let a, b: Int
  static func stop(_ a: Int, _ b: Int) -> Red { Red(a: a, b: b) }
}

private enum Green: Stop {
  case small(Int, Int)
  case big(b: Int, a: Int)
  static func stop(_ a: Int, _ b: Int) -> Green { a < 2 ? .small(a, b) : .big(b: b, a: a) }
}

private enum Blue: Stop {
  case perhaps(Int?, [Int])
  static func stop(_ a: Int, _ b: Int) -> Blue { .perhaps(a, [b]) }
}

private let kinds: [any Stop.Type] = [Red.self, Green.self, Blue.self]
private let numbers = 0..<4

/// A pattern with up to two numbers, and the routes that it makes of them.
private struct Recipe: Sendable {
  /// The index of a route's type, and its numbers: -1 and -2 are the parameters.
  typealias Step = (kind: Int, a: Int, b: Int)

  let number: Int
  let parameters: Int
  let steps: [Step]
  /// The routes if the first parameter is odd.
  let oddSteps: [Step]
  /// A Boolean value that indicates whether the pattern declares its values.
  let isExplicit: Bool

  init(_ number: Int, _ random: inout SplitMix64) {
    (self.number, parameters) = (number, .random(in: 0...2, using: &random))
    let isVaried = Int.random(in: 0..<4, using: &random) == 0
    steps = Self.steps(parameters, &random)
    oddSteps = parameters > 0 && isVaried ? Self.steps(parameters, &random) : steps
    let isComplete = Self.carries(parameters, steps) && Self.carries(parameters, oddSteps)
    isExplicit = !isComplete || Int.random(in: 0..<4, using: &random) == 0
  }

  private static func steps(_ parameters: Int, _ random: inout SplitMix64) -> [Step] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (
        kind: .random(in: 0..<3, using: &random), a: .random(in: -parameters..<3, using: &random),
        b: .random(in: -parameters..<3, using: &random)
      )
    }
  }

  private static func carries(_ parameters: Int, _ steps: [Step]) -> Bool {
    (0..<parameters).allSatisfy { index in steps.contains { [$0.a, $0.b].contains(-1 - index) } }
  }

  func link(_ values: Int...) -> DeepLink { link(of: values) }

  private func link(of values: [Int]) -> DeepLink {
    let isOdd = values.first.map { !$0.isMultiple(of: 2) } ?? false
    let stops = (isOdd ? oddSteps : steps).map { step -> any Stop in
      let numbers = [step.a, step.b].map { $0 < 0 ? values[-1 - $0] : $0 }
      return kinds[step.kind].stop(numbers[0], numbers[1])
    }
    return switch stops.count {
    case 1: DeepLink(stops[0])
    case 2: DeepLink(stops[0], stops[1])
    default: DeepLink(stops[0], stops[1], stops[2])
    }
  }

  /// All numbers that a tour has and that make these routes.
  func values(for routes: [AnyRoute]) -> [[Int]] {
    let ways = (0..<parameters).reduce([[]]) { ways, _ in
      ways.flatMap { way in numbers.map { way + [$0] } }
    }
    return ways.filter { link(of: $0).routes == routes }
  }

  func add(to builder: inout DeepLinkTable.Builder) {
    let one: @Sendable (DeepLink) -> Int? = { values(for: $0.routes).first?[0] }
    let two: @Sendable (DeepLink) -> (Int, Int)? = { link in
      values(for: link.routes).first.map { ($0[0], $0[1]) }
    }
    let (pattern, isExplicit) = ("p\(number)", isExplicit)
    switch parameters {
    case 0: builder.add(pattern, to: { link() })
    case 1:
      builder.add(
        pattern + "/{a}", to: { (a: Int) in link(a) }, from: isExplicit ? one : nil)
    default:
      builder.add(
        pattern + "/{a}/{b}", to: { (a: Int, b: Int) in link(a, b) }, from: isExplicit ? two : nil)
    }
  }
}

/// A coordinator of routes of one type.
private final class Walk<S: Stop>: Coordinator, Routing {
  let initialRoute: S

  init(_ start: S) { initialRoute = start }

  func transition(to route: S) throws -> SceneTransition { .push(Plain("stop")) }
}

/// A random walk, and the links of all places on it.
@MainActor private struct Tour {
  let director: SceneDirector
  private let recipes: [Recipe]
  private var walks: [Coordinator]

  init(_ random: inout SplitMix64) throws {
    let recipes = (0..<8).map { Recipe($0, &random) }
    let root = Self.walk(&random)
    (self.recipes, walks, director) = (recipes, [root], SceneDirector(root, host: HeadlessHost()))
    director.links = try DeepLinkTable(scheme: "tour") { builder in
      for recipe in recipes { recipe.add(to: &builder) }
    }
    try director.start()
  }

  private static func walk(_ random: inout SplitMix64) -> Coordinator {
    let kind = kinds[Int.random(in: 0..<3, using: &random)]
    return walk(of: kind, &random)
  }

  private static func walk<S: Stop>(of _: S.Type, _ random: inout SplitMix64) -> Coordinator {
    Walk(stop(S.self, &random))
  }

  private static func stop<S: Stop>(_: S.Type, _ random: inout SplitMix64) -> S {
    .stop(.random(in: numbers, using: &random), .random(in: numbers, using: &random))
  }

  mutating func step(_ random: inout SplitMix64) {
    walks.removeAll(where: \.isFinished)
    guard let walk = walks.last else { return }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: walk.pop()
    case 1: walk.push(Plain("aside"))
    case 2, 3:
      let next = Self.walk(&random)
      walks.append(next)
      walk.start(child: next, as: Bool.random(using: &random) ? .sheet : .push)
    default: proceed(walk, &random)
    }
  }

  private func proceed(_ walk: Coordinator, _ random: inout SplitMix64) {
    for kind in kinds {
      let transition = Self.redirect(kind, &random)
      if walk.perform(transition).isAdmitted { return }
    }
  }

  private static func redirect<S: Stop>(
    _: S.Type, _ random: inout SplitMix64
  ) -> SceneTransition { .redirect(to: stop(S.self, &random)) }
}

/// The search through everything.
extension Tour {
  /// The links that the nearest place with any has; nil if there is none.
  var slowLinks: Set<String?> {
    let tree = director.tree
    var place = tree.active?.id
    while let id = place {
      for nodes in prefixes(of: history(to: id)) {
        let found = readings(of: nodes).lazy.map(links).first { !$0.isEmpty }
        if let found { return found }
      }
      place = tree.modal(containing: id).flatMap { tree.node($0.presenter) }.map(last)
    }
    return [nil]
  }

  /// The last place in a node; a tour has stacks alone.
  private func last(in node: Node) -> NodeID { node.children.last.map(last) ?? node.id }

  private func prefixes(of nodes: [Node]) -> [[Node]] {
    nodes.indices.reversed().map { Array(nodes[...$0]) }
  }

  private func links(of routes: [AnyRoute]) -> Set<String?> {
    Set(
      recipes.flatMap { recipe in
        routes.isEmpty
          ? []
          : recipe.values(for: routes).map { values in
            "tour://" + (["/p\(recipe.number)"] + values.map(String.init)).joined(separator: "/")
          }
      })
  }

  private func readings(of nodes: [Node]) -> [[AnyRoute]] {
    let chosen = distinct(nodes.compactMap { $0.route == start(of: $0.owner) ? nil : $0.route })
    let last = chosen.indices.filter { index in
      index + 1 == chosen.count
        || type(of: chosen[index].value) != type(of: chosen[index + 1].value)
    }
    return [distinct(nodes.compactMap(\.route)), chosen, last.map { chosen[$0] }]
  }

  private func distinct(_ routes: [AnyRoute]) -> [AnyRoute] {
    routes.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Returns the first route of a walk, which is that of its first place.
  private func start(of owner: CoordinatorID) -> AnyRoute? {
    director.tree.layers.lazy.flatMap(places).first { $0.owner == owner && $0.route != nil }?.route
  }

  private func places(in node: Node) -> [Node] { [node] + node.children.flatMap(places) }

  private func history(to id: NodeID) -> [Node] {
    let tree = director.tree
    let path = tree.path(to: id)
    let modal = tree.modals.first { $0.id == path.first?.id }
    var history = modal.map { self.history(to: $0.presenter) } ?? []
    for (index, node) in path.enumerated() {
      let stack = index > 0 && path[index - 1].kind == .stack ? path[index - 1].children : []
      history += stack.prefix { $0.id != node.id } + [node]
    }
    return history
  }
}
