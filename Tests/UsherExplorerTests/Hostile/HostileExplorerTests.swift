import Foundation
import Testing
import UsherExplorer

/// The effects of unusual apps, checks and settings on an explorer.
@MainActor struct HostileExplorerTests {
  @Test func `Offers that push while they are listed are explored within the limits`() async {
    let exploration = await Plaza.explorer { plaza, corner in
      if corner.title == "start" { plaza.push(Corner(plaza, "b"), from: corner) }
      return [ScreenAction("Stay") {}]
    }.explore()
    #expect(exploration.stateCount > 0)
  }

  @Test func `Offers that are others at each look end an exploration`() async {
    let luck = Luck()
    let exploration = await Plaza.explorer { _, _ in
      [ScreenAction(luck.isGood ? "Heads" : "Tails") {}]
    }.explore()
    #expect(exploration.actionCount <= 60)
  }

  @Test func `A stage that differs each time is reported, and ends an exploration`() async {
    let luck = Luck()
    let exploration = await Explorer {
      let plaza = Plaza(Plaza.plain)
      let stage = try TestStage(root: plaza)
      if luck.isGood { plaza.push(Corner(plaza, "c")) }
      return stage
    }.explore()
    #expect(exploration.findings.contains { $0.kind == .nondeterminism })
  }

  @Test func `A random difference between states is reported as nondeterminism`() async {
    var explorer = Plaza.explorer(Plaza.plain)
    let luck = Luck()
    explorer.tellApart = { _ in "\(luck.isGood) \(luck.isGood)" + (luck.isGood ? "x" : "") }
    let exploration = await explorer.explore()
    #expect(exploration.findings.map(\.kind).contains(.nondeterminism), "\(exploration.findings)")
  }

  @Test func `A check that throws is a finding of its kind, once`() async {
    var explorer = Plaza.explorer(Plaza.plain)
    explorer.checks = [Explorer.Check(.failure) { _ in throw Smudge() }]
    let findings = await explorer.explore().findings
    #expect(findings.map(\.subject) == ["Smudge"])
  }

  @Test func `A check that plays on its stage and closes it ends`() async {
    var explorer = Plaza.explorer(Plaza.plain)
    explorer.checks.insert(
      Explorer.Check(.failure) { look in
        try? await look.stage.play(.take("On"), .back)
        look.stage.director.close()
        return []
      }, at: 0)
    let exploration = await explorer.explore()
    #expect(exploration.actionCount > 0)
  }

  @Test func `A check may look at its own stages`() async {
    var explorer = Plaza.explorer(Plaza.plain)
    var outlines: Set<String> = []
    explorer.checks = [
      Explorer.Check(.failure) { look in
        let path = look.path
        outlines.insert(try await look.onFreshStage(after: path) { $0.outline })
        return []
      }
    ]
    let exploration = await explorer.explore()
    #expect(outlines.count == exploration.stateCount && exploration.findings == [])
  }

  @Test func `A trap file that cannot be written stops nothing, and an existing file stays`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    let inside = folder.appending(path: "kept")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var explorer = Plaza.explorer(Plaza.plain)
    for file in [nil, folder, folder.appending(path: "nowhere/trap.swift")] {
      explorer.trapFile = file
      #expect(await explorer.explore().isComplete)
    }
    #expect(FileManager.default.fileExists(atPath: inside.path()))
  }

  @Test func `Two explorers at once find what each finds alone`() async {
    let one = Explorer { try Booth.stage(.leak) }
    let other = Explorer { try Booth.stage(.doublePush) }
    async let first = one.explore()
    async let second = other.explore()
    let (leaks, pushes) = await (first, second)
    #expect(leaks.findings.map(\.kind) == [.leak] && pushes.findings.map(\.kind) == [.doublePush])
  }

  @Test func `An offer whose title is a book is taken by it`() async {
    let title = String(repeating: "To be, or not to be. ", count: 20_000)
    let exploration = await Plaza.explorer { plaza, corner in
      corner.title == "start"
        ? [ScreenAction(title) { plaza.push(Corner(plaza, "b"), from: corner) }] : []
    }.explore()
    #expect(exploration.stateCount == 2)
  }

  @Test func `The same link twice is opened once from each state`() async {
    var explorer = Explorer { try Booth.stage() }
    explorer.links = ["booth://shows/7", "booth://shows/7"]
    explorer.limits = (states: 1, depth: 3, actions: 50)
    let exploration = await explorer.explore()
    let opened = exploration.edges.filter { $0.action == .open("booth://shows/7") }
    #expect(opened.count == 1)
  }
}
