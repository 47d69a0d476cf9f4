import Testing
import UsherTesting

@MainActor private protocol Bell: AnyObject {
  var sound: String { get }
}

private final class BrassBell: Bell {
  let sound = "dong"
}

private final class FakeBell: Bell {
  let sound = "nothing"
}

private final class Porter: Coordinator {
  let bell: any Bell
  init(bell: any Bell) { self.bell = bell }
  override func build() throws -> SceneLayout { .stack(Page("lobby")) }
}

private struct Hotel: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(Porter.init)
    registrar.register(BrassBell.init, as: (any Bell).self)
  }
}

/// Retains the objects that a test leaves behind.
@MainActor private enum Attic {
  static var things: [AnyObject] = []
}

/// Overrides for all stages of a suite, and a check for leaks at the end of each test.
@Suite(.stages { $0.register(FakeBell.init, as: (any Bell).self) }) @MainActor
struct StageTraitTests {
  @Test func `A suite's override counts for all its stages`() throws {
    let stage = try TestStage(Porter.self, Hotel())
    let porter = try stage.coordinator(Porter.self)
    #expect(porter.bell.sound == "nothing")
  }

  @Test func `A stage's own override comes after it`() throws {
    final class Gong: Bell { let sound = "gong" }
    let stage = try TestStage(Porter.self, Hotel()) { $0.register(Gong.init, as: (any Bell).self) }
    let porter = try stage.coordinator(Porter.self)
    #expect(porter.bell.sound == "gong")
  }

  @Test func `An override that replaces nothing fails the stage`() {
    struct Empty: Assembly {
      func assemble(into registrar: Registrar) { registrar.register { _ in 1 } }
    }
    #expect(throws: ContainerError.self) { try TestStage(Porter.self, Empty()) }
  }
}

/// The look itself, played as the trait plays it.
@Suite(.serialized) @MainActor struct StageTraitCheckTests {
  private func play(_ body: @escaping @MainActor @Sendable () async throws -> Void) async throws {
    guard let test = Test.current else { return }
    let trait: StageTrait = .stages
    try await trait.provideScope(for: test, testCase: Test.Case.current) { try await body() }
  }

  @Test func `Objects that a test has released are no leaks, even if it held them before`()
    async throws
  {
    try await play {
      let stage = try TestStage(root: Plain(.stack(Page("a"))))
      let page = Page("b")
      stage.director.root.push(page)
      stage.user.back()
      #expect(stage.leaks.count == 1)
    }
  }

  @Test func `An object that outlives the test fails it`() async throws {
    let issues = try await recordedIssues {
      try await play {
        let stage = try TestStage(root: Plain(.stack(Page("a"))))
        let page = Page("b")
        Attic.things.append(page)
        stage.director.root.push(page)
        stage.user.back()
      }
    }
    #expect(issues.count == 1)
    #expect(issues[0].contains("The screen Page has ended and is still alive."))
    Attic.things = []
  }

  @Test func `An object that outlives its window fails the test as well`() async throws {
    let issues = try await recordedIssues {
      try await play {
        let root = Plain(.stack(Page("a")))
        Attic.things.append(root)
        _ = try TestStage(root: root)
      }
    }
    #expect(!issues.isEmpty && issues.allSatisfy { $0.contains("though its window has closed") })
    Attic.things = []
  }
}
