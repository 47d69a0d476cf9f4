import Testing
import Usher
import UsherExplorer
import UsherTesting

/// Screens that change places among flows while the display has them all in the old ones.
@MainActor struct ReturningTests {
  private let screens = ["a", "b", "c", "d"].map { Plain($0) }
  private let flows: [Teller]

  init() {
    flows = screens.map { screen in Teller("flow") { _ in .stack(screen) } }
  }

  private nonisolated static let limits = [
    HostCapabilities(), HostCapabilities(dismissesSeveralAtOnce: false, pushesSeveralAtOnce: false),
  ]

  /// Gives each flow the only screen of the next one while a step runs; returns the resulting tree.
  private func rotated(
    _ count: Int, _ capabilities: HostCapabilities, layers: Int = 0,
    in layout: @escaping @MainActor ([Teller]) -> SceneLayout
  ) throws -> String {
    let flows = Array(flows.prefix(count))
    let host = RulesHost(capabilities: capabilities, pace: .byHand)
    let root = Teller("home") { home in
      for flow in flows.dropLast(layers) { home.startEmbedded(child: flow) }
      return layout(flows)
    }
    let director = SceneDirector(root, host: host)
    try director.start()
    for flow in flows.suffix(layers) { root.start(child: flow, as: .sheet) }
    finish(host)
    exchange(flows, host)
    finish(host)
    let sketch = director.tree.sketch
    #expect(host.shown == director.tree)
    director.close()
    finish(host)
    #expect(host.failures.isEmpty)
    return sketch
  }

  private func finish(_ host: RulesHost) {
    while host.isTransitioning { host.finishTransition() }
  }

  private func exchange(_ flows: [Teller], _ host: RulesHost) {
    flows[0].push(Plain("busy"))
    #expect(host.isTransitioning)
    for flow in flows { #expect(flow.set([Plain("meanwhile")]).isAdmitted) }
    for (index, flow) in flows.enumerated() {
      #expect(flow.set([screens[(index + 1) % flows.count]]).isAdmitted)
    }
  }

  @Test(arguments: limits)
  func `Two tabs exchange the only screens of their stacks`(_ capabilities: HostCapabilities) throws
  {
    #expect(try rotated(2, capabilities) { .tabs($0, selected: 1) } == "<[b], *[a]>")
  }

  @Test(arguments: limits)
  func `Three tabs pass their only screens on in a circle`(_ capabilities: HostCapabilities) throws
  {
    #expect(try rotated(3, capabilities) { .tabs($0) } == "<*[b], [c], [a]>")
  }

  @Test(arguments: limits)
  func `Two columns exchange the only screens of their stacks`(_ capabilities: HostCapabilities)
    throws
  {
    #expect(try rotated(2, capabilities) { .split($0) } == "|*[b], [a]|")
  }

  @Test(arguments: limits)
  func `Pages inside tabs exchange the only screens of their stacks`(
    _ capabilities: HostCapabilities
  ) throws {
    let sketch = try rotated(4, capabilities) {
      .tabs(SceneLayout.pages($0[0], $0[1]), SceneLayout.pages([$0[2], $0[3]]))
    }
    #expect(sketch == "<*(*[b], [c]), (*[d], [a])>")
  }

  @Test(arguments: limits)
  func `Two slots exchange the only screens of their stacks`(_ capabilities: HostCapabilities)
    throws
  {
    let sketch = try rotated(2, capabilities) {
      .screen(Plain("map"), embedding: ["left": $0[0], "right": $0[1]])
    }
    #expect(sketch == "map{left:[b], right:[a]}")
  }

  @Test(arguments: limits)
  func `Two layers exchange their only screens with what is below them`(
    _ capabilities: HostCapabilities
  ) throws {
    let sketch = try rotated(3, capabilities, layers: 2) { .tabs($0[0], Plain("x")) }
    #expect(sketch == "<*[b], x> ▲sheet [c] ▲sheet [a]")
  }
}
