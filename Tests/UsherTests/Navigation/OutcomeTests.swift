import Testing
import Usher

struct OutcomeTests {
  private struct Trouble: Error, Equatable {
    let number: Int
  }

  private struct Mishap: Error {
    let number: Int
  }

  @Test func `Outcomes with a result that can be compared can be compared`() {
    #expect(Outcome.finished(1) == .finished(1))
    #expect(Outcome.finished(1) != .finished(2))
    #expect(Outcome<Int>.cancelled(.user) == .cancelled(.user))
    #expect(Outcome<Int>.cancelled(.user) != .cancelled(.closed))
    #expect(Outcome<Int>.finished(1) != .cancelled(.withoutResult))
  }

  @Test func `Refusals are equal if their errors are`() {
    #expect(CancellationReason.refused(Trouble(number: 1)) == .refused(Trouble(number: 1)))
    #expect(CancellationReason.refused(Trouble(number: 1)) != .refused(Trouble(number: 2)))
    #expect(CancellationReason.refused(Mishap(number: 1)) == .refused(Mishap(number: 1)))
    #expect(CancellationReason.refused(Mishap(number: 1)) != .refused(Mishap(number: 2)))
    #expect(CancellationReason.refused(Mishap(number: 1)) != .refused(Trouble(number: 1)))
    #expect(CancellationReason.refused(Mishap(number: 1)) != .policy)
  }

  @MainActor @Test func `The refusal of a start is the error of its navigation`() throws {
    let root = Teller("home", stack: ["a"])
    let flow = root.start(child: Counter("b"))
    let error = try #require(flow.navigation.error)
    #expect(flow.currentOutcome == .cancelled(.refused(error)))
  }
}
