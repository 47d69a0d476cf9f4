import Testing
public import Usher
import UsherTesting

/// Stored transitions: nested without end, performed again, compared.
@MainActor struct RepeatedTransitionTests {
  private func stage() throws -> (TestStage, Teller) {
    let root = Teller("home", stack: ["a"])
    return (try TestStage(root: root), root)
  }

  @Test func `Sequences may be nested to any depth`() throws {
    let (stage, root) = try stage()
    var nested = SceneTransition.push(Plain("b"))
    for _ in 0..<20_000 { nested = .sequence(nested) }
    #expect(root.perform(nested).isAdmitted)
    #expect(stage.director.tree.sketch == "[a, b]")
    for _ in 0..<20_000 { nested = .sequence([.sequence(nested), .none]) }
    #expect(root.perform(nested).error?.reason == .impossible)
    stage.director.close()
  }

  @Test func `A sequence in a sequence keeps its animation`() throws {
    let (stage, root) = try stage()
    let (inner, own) = (TransitionAnimation(named: "inner"), TransitionAnimation(named: "own"))
    let nested = SceneTransition.sequence(
      .push(Plain("b")), .push(Plain("c")).animated(own)
    ).animated(inner)
    var seen: [TransitionAnimation] = []
    stage.director.observe { event in
      if case .admitted(let change) = event { seen.append(change.animation) }
    }
    root.perform(.sequence(nested, .push(Plain("d"))))
    root.perform(.sequence(.sequence(.push(Plain("e")).animated(own)), .push(Plain("f"))))
    #expect(seen == [inner, own])
    stage.director.close()
  }

  @Test func `An alert that is performed again has an answer for each time`() throws {
    let (stage, root) = try stage()
    var answers: [String] = []
    let question = SceneTransition.alert(SceneAlert("Sure?", buttons: [.normal("Yes")])) {
      answers.append($0?.button.title ?? "none")
    }
    for _ in 1...2 {
      root.perform(.sequence(.push(Plain("b")), question))
      stage.director.report(.answered(try #require(stage.director.tree.modals.last?.id), button: 0))
    }
    #expect(answers == ["Yes", "Yes"])
    root.perform(question)
    root.dismiss()
    #expect(answers == ["Yes", "Yes", "none"])
    root.perform(.sequence(question, .dismiss(), .dismiss()))
    #expect(answers == ["Yes", "Yes", "none", "none"])
    stage.director.close()
  }

  @Test func `An alert that a guard leads to again has an answer for each time`() throws {
    let (stage, root) = try stage()
    var answers: [String] = []
    let question = SceneTransition.alert(SceneAlert("Not now.")) {
      answers.append($0?.button.title ?? "none")
    }
    stage.director.guards = [
      Guard("no b") { proposal in
        proposal.tree.outline.contains("Plain\n  Plain") ? .redirect(question) : .allow
      }
    ]
    for _ in 1...2 {
      #expect(root.push(Plain("b")).redirectedBy == "no b")
      stage.director.report(.answered(try #require(stage.director.tree.modals.last?.id), button: 0))
    }
    #expect(answers == ["OK", "OK"])
    stage.director.close()
  }

  @Test func `An alert that nobody performs is answered with none, once`() async throws {
    var answers = 0
    do { _ = SceneTransition.alert(SceneAlert("Sure?")) { _ in answers += 1 } }
    await Turn.rest { answers }
    #expect(answers == 1)
  }
}

extension Int: Route {}
extension UInt8: Route {}

struct RouteEqualityTests {
  @Test func `Routes of two types are different, even with equal values`() {
    #expect(AnyRoute(1) != AnyRoute(UInt8(1)))
    #expect(AnyRoute(1) == AnyRoute(1))
    #expect(AnyRoute(1) != AnyRoute(2))
    #expect(Set([AnyRoute(1), AnyRoute(UInt8(1)), AnyRoute(1)]).count == 2)
  }
}
