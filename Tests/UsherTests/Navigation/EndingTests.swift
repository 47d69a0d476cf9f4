import Testing
import Usher
import UsherTesting

/// The ends of flows: their order, and flows that a transition starts and ends itself.
@MainActor struct EndingTests {
  let diary = Diary()

  @Test func `Of the tasks of a flow the one that began last is cancelled first`() async throws {
    let stage = try TestStage(root: Teller("home", diary, stack: ["a"]))
    let child = Teller("child", diary)
    stage.director.root.start(child: child)
    let (cancelled, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 0..<16 {
      child.task {
        await withTaskCancellationHandler {
          try? await stage.clock.sleep(for: .seconds(60))
        } onCancel: {
          continuation.yield(number)
        }
      }
    }
    await stage.idle()
    child.finish()
    continuation.finish()
    var order: [Int] = []
    for await number in cancelled { order.append(number) }
    #expect(order == (0..<16).reversed())
  }

  @Test(arguments: [false, true])
  func `A flow ends its children, delivers its result, cancels its tasks and is notified last`(
    isByUser: Bool
  ) throws {
    let stage = try TestStage(root: Teller("home", diary, stack: ["a"]))
    let witness = Witness(diary)
    var isDelivered = false
    stage.director.root.perform(
      .start(witness, as: .push) { [diary] outcome in
        isDelivered = true
        diary.write("\(outcome), task cancelled: \(witness.isTaskCancelled)")
      })
    witness.start(child: Teller("first", diary), as: .sheet)
    witness.start(child: Teller("second", diary), as: .sheet)
    witness.atEnd = { [diary] in
      diary.write("notified, delivered: \(isDelivered)")
      diary.write("task cancelled: \(witness.isTaskCancelled)")
      let late = witness.push(Plain("late"))
      diary.write("push refused: \(late.error?.reason == .ended)")
    }
    _ = diary.tear()
    if isByUser {
      let id = try #require(stage.director.tree.node(titled: "witness")?.id)
      stage.director.report(.popped(id))
    } else {
      witness.finish(7)
    }
    let expected: Outcome<Int> = isByUser ? .cancelled(.user) : .finished(7)
    #expect(
      diary.tear() == [
        "second finished", "first finished", "\(expected), task cancelled: false",
        "notified, delivered: true", "task cancelled: true", "push refused: true",
      ])
    #expect(stage.director.tree.sketch == "[a]")
    witness.atEnd = {}
  }

  @Test func `A start that a guard denies has neither begun nor ended, and drops its verbs`() throws
  {
    let stage = try TestStage(
      root: Teller("home", diary, stack: ["a"]), scope: DiaryScope("root", diary))
    stage.director.guards = [
      Guard("no child") { $0.tree.titles.contains("child") ? .deny("Closed.") : .allow }
    ]
    _ = diary.tear()
    var queued: NavigationHandle?
    let child = Counter("child", diary) { teller in
      queued = teller.push(Plain("late"))
      return .screen(Plain("child"))
    }
    let flow = stage.director.root.start(child: child)
    let error = try #require(flow.navigation.error)
    #expect(error.reason == .denied)
    #expect(flow.currentOutcome == .cancelled(.refused(error)))
    #expect(queued?.error?.reason == .denied)
    #expect(diary.tear() == ["scope of Counter ended"])
    #expect(!child.isStarted && stage.events(.started) == ["Teller"])
    #expect(stage.events(.finished).isEmpty)
    #expect(stage.director.tree.sketch == "[a]")
    stage.expectNothingLeaked()
  }

  @Test func `The scope of a flow that the host has never shown ends with it at once`() throws {
    let host = ManualHost()
    let stage = try TestStage(
      root: Teller("home", diary, stack: ["a"]), host: host, scope: DiaryScope("root", diary))
    host.finishAll()
    stage.director.root.push(Plain("b"))
    let child = Counter("child", diary)
    stage.director.root.start(child: child)
    #expect(child.isStarted && host.pending.count == 1 && host.tearLog().count == 2)
    _ = diary.tear()
    child.finish()
    #expect(diary.tear() == ["child finished", "scope of Counter ended"])
    #expect(host.pending.count == 1, "the host is still busy with the push")
    host.finishAll()
    #expect(diary.tear().isEmpty && host.shown.sketch == "[a, b]")
  }

  @Test func `A result that comes after the user has left is refused, reported, and not delivered`()
    throws
  {
    let stage = try TestStage(root: Teller("home", diary, stack: ["a"]))
    let child = Counter("child", diary)
    let flow = stage.director.root.start(child: child, as: .sheet)
    #expect(stage.user.swipe(.dismiss))
    #expect(flow.currentOutcome == .cancelled(.user))
    #expect(child.finish(7).error?.reason == .ended)
    #expect(flow.currentOutcome == .cancelled(.user))
    #expect(stage.events(.refused).map(\.error.reason) == [.ended])
    #expect(diary.tear() == ["home started", "child started", "child finished"])
  }

  @Test func `Finishing to the root ends what the same transition has started`() throws {
    let root = Teller("home", diary) { _ in .tabs(SceneLayout.stack(Plain("a")), Plain("b")) }
    let stage = try TestStage(root: root)
    _ = diary.tear()
    let child = Teller("child", diary) { teller in
      let inner = Teller("inner", teller.diary)
      teller.startEmbedded(child: inner)
      return .stack(inner)
    }
    let navigation = root.perform(.sequence(.start(child, as: .tab), .finishToRoot()))
    #expect(navigation.isAdmitted)
    #expect(stage.director.tree.sketch == "<*[a], b>")
    #expect(
      diary.tear() == ["child started", "inner started", "inner finished", "child finished"])
  }

  @Test func `A sequence that is refused at its end leaves no trace of what it started`() throws {
    let stage = try TestStage(
      root: Teller("home", diary, stack: ["a"]), scope: DiaryScope("root", diary))
    let root = stage.director.root
    let child = Counter("child", diary, stack: ["b"])
    let task = child.task { try? await stage.clock.sleep(for: .seconds(60)) }
    _ = diary.tear()
    var reasons: [String] = []
    let before = stage.director.tree
    let navigation = root.perform(
      .sequence(
        .start(child, as: .sheet) { if case .cancelled(let why) = $0 { reasons.append(why.name) } },
        .start(Teller("other", diary), as: .sheet), .unembed("nothing")))
    #expect(navigation.error?.reason == .unknown)
    #expect(stage.director.tree == before)
    #expect(reasons == ["refused"])
    #expect(diary.tear() == ["scope of Teller ended", "scope of Counter ended"])
    #expect(task.isCancelled)
    #expect(root.start(child: child).result != nil, "it can be started after all")
    #expect(child.isStarted)
  }

  @Test(arguments: [Dismissal.confirm, .locked])
  func `A parent that finishes, or replaces it, cannot remove what does not let itself`(
    _ dismissal: Dismissal
  ) throws {
    let stage = try TestStage(root: Teller("home", diary, stack: ["a"]))
    let root = stage.director.root
    let parent = Teller("parent", diary)
    let child = Teller("child", diary, screen: Plain("b", dismissal))
    root.start(child: parent)
    parent.start(child: child)
    let before = stage.director.tree
    let reason = dismissal == .locked ? NavigationError.Reason.locked : .unconfirmed
    for navigation in [
      parent.finish(), root.start(child: Teller("other"), as: .root), root.finishToRoot(),
    ] {
      #expect(navigation.error?.reason == reason)
    }
    #expect(stage.director.tree == before)
    #expect(child.attempts.count == 3)
    #expect(child.attempts[0].proceed().isAdmitted == (dismissal == .confirm))
    #expect(stage.director.tree.sketch == (dismissal == .confirm ? "[a]" : "[a, parent, b]"))
  }

  @Test func `A thousand windows know nothing of each other`() throws {
    let directors = (0..<1_000).map { number in
      SceneDirector(Teller("\(number)", stack: ["a"]), host: HeadlessHost())
    }
    for director in directors { try director.start() }
    for director in directors { director.root.push(Plain("b")) }
    for director in directors.dropLast() { director.close() }
    #expect(directors.last?.tree.sketch == "[a, b]")
    #expect(directors.dropLast().allSatisfy { $0.tree.isEmpty })
  }
}

/// A flow with a task and a result, which a test gives something to do at its end.
private final class Witness: Coordinator, Concluding {
  typealias Output = Int
  let diary: Diary
  var atEnd: @MainActor () -> Void = {}
  private var work: Task<Void, Never>?

  init(_ diary: Diary) { self.diary = diary }

  var isTaskCancelled: Bool { work?.isCancelled == true }

  override func build() throws -> SceneLayout { .screen(Plain("witness")) }

  override func didStart() { work = task {} }

  override func didFinish() { atEnd() }
}
