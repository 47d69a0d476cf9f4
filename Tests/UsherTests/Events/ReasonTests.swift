import Foundation
import Testing
import Usher
import UsherTesting

/// Reasons and kinds that an app decides by.
@MainActor struct ReasonTests {
  @Test func `A coordinator that nobody has started refuses its verbs as unstarted`() {
    #expect(Teller("idle").push(Plain("a")).error?.reason == .unstarted)
  }

  @Test func `A flow that ends with the one that started it is cancelled for that`() throws {
    let director = SceneDirector(Teller("home", stack: ["a"]), host: HeadlessHost())
    try director.start()
    let parent = Teller("parent", stack: ["b"])
    director.root.start(child: parent, as: .sheet)
    let flow = parent.start(child: Counter("c"), as: .sheet)
    parent.finish()
    guard case .cancelled(.parentEnded)? = flow.currentOutcome else {
      Issue.record("\(String(describing: flow.currentOutcome))")
      return
    }
    director.close()
  }

  @Test func `A screen without a route is lost as fleeting, and what cannot be read as unreadable`()
    throws
  {
    let window = try HouseWindow()
    try window.director.start()
    try window.go(.show(1))
    try window.hall.push(Plain("whim"))
    let snapshot = window.director.snapshot()
    #expect(snapshot.losses.map(\.reason) == [.fleeting])
    #expect(try reasons(ofTillOfVersion: "2") == [.newer])
    #expect(try reasons(ofTillOfVersion: "0") == [.unreadable])
  }

  private func reasons(ofTillOfVersion version: String) throws -> [RestorationLoss.Reason] {
    let window = try HouseWindow()
    try window.director.start()
    try window.openTill(3)
    let text = String(decoding: window.director.snapshot().bytes, as: UTF8.self)
    let other = text.replacing(
      #""tag":"till","version":1"#, with: #""tag":"till","version":\#(version)"#)
    let again = try HouseWindow(seed: 99)
    return try again.director.start(restoring: Array(other.utf8)).losses.map(\.reason)
  }

  @Test func `Observers are notified of a restoration and of unclaimed results`()
    async throws
  {
    let before = try HouseWindow()
    try before.director.start()
    try before.openTill(8)
    var (causes, isComplete, names): ([SceneChange.Cause], [Bool], [String]) = ([], [], [])
    let window = try HouseWindow(restoring: before.director.snapshot()) { window in
      window.house.takes = false
      window.director.observe { event in
        switch event {
        case .admitted(let change): causes.append(change.cause)
        case .restored(let report): isComplete.append(report.isComplete)
        case .resultUnclaimed(_, let name, _): names.append(name)
        default: break
        }
      }
    }
    try window.till().finish(80)
    for _ in 0..<5 { await Turn.pass() }
    #expect(causes.first == .restore)
    #expect(isComplete == [true])
    #expect(names == ["Till"])
  }

  @Test func `A button without a special role is a normal one`() {
    #expect(SceneAlert.Button.normal("OK").role == .normal)
  }

  @Test func `A migration is given numbers beyond any integer as natural ones`() throws {
    let value = try JSONDecoder().decode(SavedValue.self, from: Data("18446744073709551615".utf8))
    #expect(value == .natural(.max))
  }
}
