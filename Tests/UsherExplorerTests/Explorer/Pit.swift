import Foundation
import Testing
import UsherExplorer

/// A flow that traps at the third step down.
final class Pit: Coordinator {
  override func build() throws -> SceneLayout { .stack(Ledge(self)) }

  func goDeeper() {
    precondition((director?.tree.root?.children.count ?? 0) < 3, "There is no ground.")
    push(Ledge(self))
  }

  static func stage() throws -> TestStage { try TestStage(root: Pit()) }
}

final class Ledge: Screen, ActionProviding {
  private let pit: Pit
  init(_ pit: Pit) { self.pit = pit }
  var screenActions: [ScreenAction] { [ScreenAction("Deeper") { self.pit.goDeeper() }] }
}

/// Explores the pit, whose trap ends the process.
@MainActor func explorePit(of process: pid_t) async {
  var explorer = Explorer(making: "try Pit.stage()") { try Pit.stage() }
  explorer.trapFile = pitRecord(of: process)
  await explorer.run()
}

/// A file that a process and its child agree on.
func pitRecord(of process: pid_t) -> URL {
  FileManager.default.temporaryDirectory.appending(path: "usher-pit-\(process).swift")
}
