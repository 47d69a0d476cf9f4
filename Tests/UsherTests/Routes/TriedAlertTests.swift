import Testing
import Usher
import UsherTesting

/// Alerts in trials or in repeated transitions are answered once: when they are shown.
@MainActor struct TriedAlertTests {
  private enum FileRoute: Route { case list, delete, ask }

  private final class Files: Coordinator, Routing {
    let initialRoute = FileRoute.list
    var answers: [String] = []
    var asks: (Coordinator) -> Void = { _ in }

    func transition(to route: FileRoute) -> SceneTransition {
      switch route {
      case .list: .sequence(.push(Plain("list")), .push(Plain("file")))
      case .delete: .sequence(.dismissAll(), question)
      case .ask:
        .start(
          Teller("asker") { [unowned self] in
            asks($0)
            return .screen(Plain("asker"))
          })
      }
    }

    var question: SceneTransition {
      .alert(SceneAlert("Delete?", buttons: [.destructive("Yes")])) { [unowned self] in
        answers.append($0?.button.title ?? "none")
      }
    }
  }

  private final class SignIn: Coordinator, Concluding {
    typealias Output = Void
    override func build() -> SceneLayout { .screen(Plain("sign in")) }
  }

  private let files = Files()
  private let director: SceneDirector

  init() throws {
    director = SceneDirector(files, host: HeadlessHost(), options: .init(seed: 1))
    try director.start()
  }

  private func answer() throws {
    director.report(.answered(try #require(director.tree.modals.last?.id), button: 0))
  }

  /// Waits until everything that was dropped has been reported.
  private func rest() async { await Turn.rest { files.answers.count } }

  @Test func `An alert of a route that is only asked about is not answered`() async throws {
    #expect(files.permits(.redirect(to: FileRoute.delete)))
    await rest()
    #expect(files.answers == [])
    files.trigger(.delete)
    try answer()
    #expect(files.answers == ["Yes"])
    director.close()
  }

  @Test func `An alert that a guard would lead to is not answered until it is followed`()
    async throws
  {
    let files = files
    director.guards = [
      Guard("stay") {
        $0.tree.outline.contains("Plain\n  Plain") ? .allow : .redirect(files.question)
      }
    ]
    let top = try #require(director.tree.root?.children.last?.id)
    #expect(!director.permits(.popped(top)))
    #expect(director.reevaluate().isAdmitted)
    await rest()
    #expect(files.answers == [])
    #expect(files.pop().redirectedBy == "stay")
    try answer()
    await rest()
    #expect(files.answers == ["Yes"])
    director.close()
  }

  @Test func `An alert that cannot follow a removal is answered with none, once`() async throws {
    let files = files
    director.guards = [
      Guard("terms") {
        $0.tree.root?.children.count ?? 0 > 1 || !$0.tree.modals.isEmpty
          ? .redirect(files.question) : .allow
      }
    ]
    #expect(director.reevaluate().isAdmitted)
    await rest()
    #expect(director.tree.sketch == "[list]" && files.answers == ["none"])
    director.close()
  }

  @Test func `An alert that guards lead to in a circle is answered with none, once`() async throws {
    let files = files
    director.guards = [
      Guard("terms") { $0.cause == .policy ? .allow : .redirect(files.question) }
    ]
    #expect(files.push(Plain("page")).error?.reason == .loop)
    await rest()
    #expect(director.tree.sketch == "[list, file]" && files.answers == ["none"])
    director.close()
  }

  @Test func `A fallback is evaluated only if nothing else is left`() async throws {
    let files = files
    var errors: [NavigationError] = []
    director.guards = [
      Guard("one") { $0.tree.root?.children.count ?? 0 > 1 ? .deny("One is enough.") : .allow }
    ]
    director.fallback = {
      errors.append($0)
      return .sequence(.push(Plain("news")), files.question)
    }
    #expect(director.reevaluate().isAdmitted)
    await rest()
    #expect(director.tree.sketch == "[list]" && files.answers == [] && errors.isEmpty)
    director.close()
  }

  @Test func `An alert of a build that is only tried out is not answered`() async throws {
    files.asks = { [unowned files] in $0.perform(files.question) }
    #expect(files.permits(.redirect(to: FileRoute.ask)))
    await rest()
    #expect(files.answers == [])
    files.trigger(.ask)
    try answer()
    await rest()
    #expect(files.answers == ["Yes"])
    director.close()
  }

  @available(iOS 26, macOS 26, tvOS 26, visionOS 26, *)
  @Test func `A task that waits for what a tried build asks for is resumed`() async throws {
    let files = files
    var flow: Flow<Void>?
    files.asks = { asker in
      flow = asker.start(child: SignIn(), as: .sheet)
      Task.immediate {
        let answer = await asker.alert(SceneAlert("Sure?"))
        files.answers.append(answer?.button.title ?? "none")
      }
    }
    #expect(files.permits(.redirect(to: FileRoute.ask)))
    await rest()
    #expect(files.answers == ["none"])
    guard case .cancelled(.refused)? = flow?.currentOutcome else {
      Issue.record("The flow still runs.")
      return
    }
    director.close()
  }

  @Test func `An alert that a flow puts off is answered once, when it has been shown`() async throws
  {
    let signIn = SignIn()
    director.guards = [
      Guard("members") {
        signIn.isFinished || $0.starts(SignIn.self) || $0.tree.modals.isEmpty
          ? .allow : .detour(through: signIn)
      }
    ]
    let asked = files.trigger(.delete)
    #expect(asked.result == nil && director.tree.sketch == "[list, file] ▲sheet sign in")
    signIn.finish(())
    await rest()
    #expect(asked.isAdmitted && files.answers == [])
    try answer()
    await rest()
    #expect(files.answers == ["Yes"])
    director.close()
  }

  @Test func `An alert whose flow before it is left is answered with none, once`() async throws {
    director.guards = [
      Guard("members") {
        $0.starts(SignIn.self) || $0.tree.modals.isEmpty ? .allow : .detour(through: SignIn())
      }
    ]
    let asked = files.trigger(.delete)
    director.report(.dismissed(try #require(director.tree.modals.last?.id)))
    await rest()
    #expect(asked.error?.reason == .dropped && files.answers == ["none"])
    director.close()
  }

  @Test func `An alert of a route that is agreed to later is answered once`() async throws {
    let form = Teller("form") { _ in .screen(Plain("form", .confirm)) }
    files.start(child: form, as: .sheet)
    #expect(files.trigger(.delete).error?.reason == .unconfirmed)
    let attempt = try #require(form.attempts.last)
    attempt.proceed()
    await rest()
    #expect(director.tree.sketch == "[list, file] ▲alert Delete?" && files.answers == [])
    try answer()
    await rest()
    #expect(files.answers == ["Yes"])
    director.close()
  }
}
