import Testing
import UsherTesting

/// Leaked objects are named, with the known parts of their holders.
@MainActor struct LeakTests {
  final class Keeper: Coordinator {
    var last: (any Screen)?
    var kept: [String: AnyObject] = [:]
    var closure: (() -> Void)?

    override func build() throws -> SceneLayout { .stack(Page("a")) }
  }

  final class Basket {}

  final class Shopping: Coordinator {
    let basket: Basket
    init(basket: Basket) { self.basket = basket }
    override func build() throws -> SceneLayout { .screen(Page("basket")) }
  }

  struct Shop: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(Keeper.init)
      registrar.register(Shopping.init)
      registrar.register(
        Basket.init, lifetime: .scoped(to: Shopping.self), fileID: "Shop/Shop.swift", line: 7)
    }
  }

  @Test func `A leak names the screen, its owner and the property that refers to it`() throws {
    let root = Keeper()
    let stage = try TestStage(root: root)
    root.last = Page("b")
    if let last = root.last { root.push(last) }
    stage.user.back()
    #expect(
      stage.leaks.map(\.description) == [
        """
        The screen Page has ended and is still alive.
          It belonged to Keeper, which is still running.
          It is referred to by the coordinator Keeper.last.
          • Make that property weak, or set it to nil when the screen ends.
        """
      ])
    root.last = nil
    stage.expectNothingLeaked()
  }

  @Test func `A leak that a closure holds says that nobody can see its holder`() throws {
    let root = Keeper()
    let stage = try TestStage(root: root)
    do {
      let child = Plain(.screen(Page("b")))
      root.start(child: child)
      root.closure = { _ = child }
      child.finish()
    }
    #expect(
      stage.leaks.map(\.description) == [
        """
        The coordinator Plain has ended and is still alive.
          Its screens have left the tree.
          Nothing that reflection can see refers to it; a closure or a task holds it.
          • Look for a closure, a task or a delegate that captures it strongly, and capture it weakly.
        """
      ])
  }

  @Test func `A leaked instance is reported with its registration and its place`() async throws {
    let stage = try TestStage(Keeper.self, Shop())
    let root = try stage.coordinator(Keeper.self)
    root.start(Shopping.self, as: .sheet)
    root.kept["basket"] = try stage.coordinator(Shopping.self).basket
    stage.user.dismiss()
    await stage.settle()
    #expect(
      stage.leaks.map(\.description) == [
        """
        The instance Basket has ended and is still alive.
          The container of Shopping made it, registered at Shop/Shop.swift:7.
          It is referred to by the coordinator Keeper.kept[0].value.
          • Make that property weak, or set it to nil when the instance ends.
        """
      ])
  }

  @Test
  func `A flow that a variable of the test keeps is one issue, which names the variable first`()
    async throws
  {
    let stage = try TestStage(Keeper.self, Shop())
    try stage.coordinator(Keeper.self).start(Shopping.self, as: .sheet)
    let kept = try stage.coordinator(Shopping.self)
    stage.user.dismiss()
    await stage.settle()
    #expect(Set(stage.leaks.map(\.kind)) == ["coordinator", "scope", "instance"])
    let report = """
      The coordinator Shopping has ended and is still alive.
        Its screens have left the tree.
        It keeps alive: the scope Shopping, the instance Basket.
        Nothing that reflection can see refers to it; a variable of the test, a closure or a task \
      holds it.
        • If the test keeps it in a variable, as in `let it = try stage.coordinator(…)`, call it in \
      one expression instead, or put the variable into a `do` block.
        • Look for a closure, a task or a delegate that captures it strongly, and capture it weakly.
      """
    let issues = try await recordedIssues { stage.expectNothingLeaked() }
    #expect(issues == [report])
    #expect(kept.isFinished)
  }

  @Test func `Of leaks that hold each other, one is reported`() async throws {
    let stage = try TestStage(root: Keeper())
    let keeper = try stage.coordinator(Keeper.self)
    weak var kept: Keeper?
    do {
      let (first, second) = (Keeper(), Keeper())
      kept = first
      (first.kept["other"], second.kept["other"]) = (second, first)
      for child in [first, second] {
        keeper.start(child: child, as: .sheet)
        child.finish()
      }
    }
    await stage.settle()
    #expect(stage.leaks.count == 2)
    let issues = try await recordedIssues { stage.expectNothingLeaked() }
    #expect(issues.count == 1 && issues[0].contains("It keeps alive: the coordinator Keeper."))
    kept?.kept = [:]
  }
}
