import Foundation
import Usher
import UsherTesting

// A window that is saved in a file and changes all the time, for a test to kill: it prints the
// number of every change as soon as that has been saved, and reports every failed save.

enum Step: DurableRoute, TransitionRoute {
  static let tag = "step"
  case start
  case step(Int)

  func transition(in coordinator: RouteCoordinator<Self>) -> SceneTransition {
    .replace(with: Page())
  }
}

final class Page: Screen {}

let store = SnapshotFile(path: CommandLine.arguments[1])
let coordinator = RouteCoordinator(initial: Step.start)
let director = SceneDirector(coordinator, host: HeadlessHost())
director.restoration = try RestorationTable { $0.register(Step.self) }
director.autosave(to: store)
director.observe { event in
  guard case .saveFailed(let error) = event else { return }
  FileHandle.standardError.write(Data("\(error.detail)\n".utf8))
}
try director.start(restoring: store)

var number = 0
if case .step(let last)? = director.tree.active?.route?.as(Step.self) { number = last }
while coordinator.trigger(.step(number + 1)).isAdmitted {
  number += 1
  await director.saved()
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
