import Testing
import Usher
import UsherTesting

/// Results without a receiver are refused, not lost.
@MainActor struct ResultTests {
  @Test func `A result of another type is refused and the flow continues`() throws {
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    let child = Counter("b")
    let flow = stage.director.root.start(child: child)
    let error = child.perform(.finish("seven"), fileID: "App/Flow.swift", line: 3).error
    #expect(
      error?.description == """
        Counter could not finish: impossible.
          at App/Flow.swift:3
          Counter has no result of type String.
          • Finish with its Output, or with nothing.
        """)
    #expect(flow.currentOutcome == nil)
    child.perform(.finish(7))
    guard case .finished(7)? = flow.currentOutcome else {
      Issue.record("no result")
      return
    }
    stage.director.close()
  }

  @Test func `A coordinator without a value finishes by the transition as by the verb`()
    throws
  {
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    let child = Consent()
    let flow = stage.director.root.start(child: child)
    #expect(child.perform(.finish()).isAdmitted)
    guard case .finished? = flow.currentOutcome else {
      Issue.record("\(String(describing: flow.currentOutcome))")
      return
    }
    stage.director.close()
  }

  @Test func `A coordinator without a type of result gives none`() throws {
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    let child = Teller("b")
    stage.director.root.start(child: child)
    #expect(child.perform(.finish(7)).error?.reason == .impossible)
    #expect(child.isStarted)
    #expect(child.perform(.finish()).isAdmitted)
    stage.director.close()
  }
}

private final class Consent: Coordinator, Concluding {
  typealias Output = Void

  override func build() -> SceneLayout { .screen(Plain("consent")) }
}
