import Testing
import UsherDI
import UsherTesting

/// Trials leave nothing behind.
@MainActor struct TrialTests {
  private let policy = TrialPolicy()
  private let living = Living()

  private func stage() throws -> TestStage {
    let layout = DeskLayout {
      .split(
        SceneLayout.stack(Row(1)), detail: SceneLayout.screen(Hint(), embedding: ["x": Aside()]))
    }
    return try TestStage(DeskCoordinator.self, AsideAssembly(layout: layout, living: living)) { _ in
    } beforeStart: { [policy] director in
      director.guards = [
        Guard("hints") { policy.isOpen || !$0.shows(HintScreen.self) ? .allow : .deny("Closed.") }
      ]
      director.report(.resized(width: 900))
    }
  }

  /// A window whose detail column is missing, as guards deny its item.
  private func stageWithoutDetail() async throws -> TestStage {
    policy.isOpen = false
    let stage = try stage()
    let beginnings = stage.log.count { if case .started = $0 { true } else { false } }
    #expect(beginnings == 1)
    stage.director.reevaluate()
    await stage.idle()
    #expect(stage.screens(HintScreen.self).isEmpty)
    #expect(living.count == 0)
    return stage
  }

  @Test func `A flow in an item that guards deny does not start`() async throws {
    let stage = try await stageWithoutDetail()
    let count = stage.log.count
    stage.user.resize(to: .compact)
    await stage.idle()
    stage.user.resize(to: .regular)
    await stage.idle()
    #expect(try stage.coordinator(DeskCoordinator.self).push(Row(2)).isAdmitted)
    await stage.idle()
    #expect(!stage.log[count...].contains { if case .started = $0 { true } else { false } })
    #expect(living.count == 0)
    policy.isOpen = true
    stage.director.reevaluate()
    #expect(try stage.coordinator(DeskCoordinator.self).push(Row(3)).isAdmitted)
    await stage.idle()
    #expect(stage.find(AsideFlow.self) != nil)
  }

  @Test func `A question about what the user may do keeps nothing that it has made`() async throws {
    let stage = try await stageWithoutDetail()
    #expect(try stage.coordinator(DeskCoordinator.self).push(Row(2)).isAdmitted)
    let top = try #require(stage.director.tree.active)
    #expect(stage.director.permits(.popped(top.id)))
    stage.director.report(.dismissalAttempted(top.id))
    await stage.idle()
    #expect(living.count == 0)
  }
}

@MainActor private final class TrialPolicy { var isOpen = true }

private struct Aside: FlowKey {}

private final class AsideFlow: Coordinator, Concluding {
  init(_ living: Living) {
    super.init()
    living.add(self)
  }

  override func build() -> SceneLayout { .screen(Row(77)) }
}

/// The flows of a test that have not been released.
@MainActor private final class Living {
  private var flows: [() -> AsideFlow?] = []
  var count: Int { flows.count { $0() != nil } }
  func add(_ flow: AsideFlow) { flows.append { [weak flow] in flow } }
}

private struct AsideAssembly: Assembly {
  let layout: DeskLayout
  let living: Living
  var includes: [any Assembly] { [DeskAssembly(layout: layout)] }
  func assemble(into registrar: Registrar) {
    registrar.register({ [living] in AsideFlow(living) }, for: Aside.self)
  }
}
