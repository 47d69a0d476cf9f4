import Foundation
import Testing
import UsherExplorer

/// The explored app, drawn in three ways.
@MainActor struct AppMapTests {
  private func map() async -> AppMap {
    await Explorer(making: "try Booth.stage()") { try Booth.stage() }.explore().map
  }

  @Test func `A text map lists the transitions of each screen`() async {
    #expect(
      await map().text == """
        Booth
          Lobby
            Show 7 ⇄ ShowPage
            Program ⇄ Program
            Buy ⇄ ▲ sheet Seats
            Office ⇄ Office
          ShowPage
          Program
          ▲ popover Stub
            dismiss → Lobby
          Office
            Sign out → Lobby
          Purchase
            ▲ sheet Seats
              Pay → ▲ popover Stub
              Terms ⇄ ▲ cover Terms
            ▲ cover Terms
              Small print ⇄ ▲ sheet SmallPrint
            ▲ sheet SmallPrint
        booth://lobby → Lobby
        booth://office → Office
        """)
  }

  @Test func `A Mermaid map distinguishes layers, alerts and choices, and draws flows as boxes`()
    async
  {
    #expect(
      await map().mermaid == """
        flowchart TB
          start((" "))
          subgraph f0 ["Booth"]
            p0["Lobby"]
            p1["ShowPage"]
            p2["Program"]
            p4("▲ popover Stub")
            p6["Office"]
            subgraph f1 ["Purchase"]
              p3("▲ sheet Seats")
              p5("▲ cover Terms")
              p7("▲ sheet SmallPrint")
            end
          end
          l3>"booth://lobby"]
          l7>"booth://office"]
          start --> p0
          p0 <-->|"Show 7"| p1
          p0 <-->|"Program"| p2
          p0 <-->|"Buy"| p3
          l3 -.-> p0
          p3 -->|"Pay"| p4
          p3 <-->|"Terms"| p5
          p0 <-->|"Office / Sign out"| p6
          l7 -.-> p6
          p4 -.-> p0
          p5 <-->|"Small print"| p7
        """)
  }

  @Test func `For Graphviz flows are clusters`() async {
    #expect(
      await map().dot == """
        digraph {
          rankdir=TB
          node [fontname="Helvetica" shape=box]
          edge [fontname="Helvetica" fontsize=10]
          start [label=" " shape=point width=0.2]
          subgraph cluster_0 {
            label="Booth"
            p0 [label="Lobby"]
            p1 [label="ShowPage"]
            p2 [label="Program"]
            p4 [label="▲ popover Stub" style=rounded]
            p6 [label="Office"]
            subgraph cluster_1 {
              label="Purchase"
              p3 [label="▲ sheet Seats" style=rounded]
              p5 [label="▲ cover Terms" style=rounded]
              p7 [label="▲ sheet SmallPrint" style=rounded]
            }
          }
          l3 [label="booth://lobby" shape=cds]
          l7 [label="booth://office" shape=cds]
          start -> p0 [style=solid]
          p0 -> p1 [label="Show 7" dir=both]
          p0 -> p2 [label="Program" dir=both]
          p0 -> p3 [label="Buy" dir=both]
          l3 -> p0 [style=dotted]
          p3 -> p4 [label="Pay" style=solid]
          p3 -> p5 [label="Terms" dir=both]
          p0 -> p6 [label="Office / Sign out" dir=both]
          l7 -> p6 [style=dotted]
          p4 -> p0 [style=dashed constraint=false]
          p5 -> p7 [label="Small print" dir=both]
        }
        """)
  }

  @Test func `Tabs are distinguished, and names are quoted`() async {
    let explorer = Explorer {
      let stage = try TestStage(
        root: Plain(.tabs(SceneLayout.stack(Page("a")), Page("\"b\""))))
      stage.offer(on: Page.self, to: Plain.self) { page, plain in
        [ScreenAction("Say \"\(page.title ?? "")\"") { plain.present(SceneAlert("Really #1?")) }]
      }
      return stage
    }
    let map = await explorer.explore().map
    #expect(
      map.text == #"""
        Plain
          Page
            Say "a", Say ""b"" → Really #1?
          • Plain
            a, "b" → Page
          ? Really #1?
            OK → Page
        """#)
    #expect(
      map.mermaid == #"""
        flowchart TB
          start((" "))
          subgraph f0 ["Plain"]
            p0["Page"]
            p1{{"Plain"}}
            p2{"Really #35;1?"}
          end
          start --> p1
          p1 ==>|"a, #quot;b#quot;"| p0
          p0 <-->|"Say #quot;a#quot;, Say #quot;#quot;b#quot;#quot; / OK"| p2
        """#)
    #expect(
      map.dot == #"""
        digraph {
          rankdir=TB
          node [fontname="Helvetica" shape=box]
          edge [fontname="Helvetica" fontsize=10]
          start [label=" " shape=point width=0.2]
          subgraph cluster_0 {
            label="Plain"
            p0 [label="Page"]
            p1 [label="Plain" shape=hexagon]
            p2 [label="Really #1?" shape=diamond]
          }
          start -> p1 [style=solid]
          p1 -> p0 [label="a, \"b\"" style=bold]
          p0 -> p2 [label="Say \"a\", Say \"\"b\"\" / OK" dir=both]
        }
        """#)
  }

  @Test func `A guard that leads elsewhere is named in brackets`() async {
    let map = await Explorer {
      let stage = try Plaza.stage { plaza, corner in
        [ScreenAction("On") { plaza.push(Yard(), from: corner) }]
      }
      stage.director.guards = [
        Guard("toll") { proposal in
          let isYard = proposal.tree.root?.children.contains { $0.name == "Yard" } ?? false
          return isYard ? .redirect(.push(Tollgate())) : .allow
        }
      ]
      return stage
    }.explore().map
    #expect(
      map.text == """
        Plaza
          Corner
            On [toll] ⇄ Tollgate
          Tollgate
        """)
    #expect(map.mermaid.contains("p0 <-->|\"On [toll]\"| p1"))
    #expect(map.dot.contains("p0 -> p1 [label=\"On [toll]\" dir=both]"))
  }

  #if os(macOS) || os(Linux)
  @Test(.enabled(if: Graphviz.path != nil, "Graphviz is not installed"))
  func `Graphviz draws it`() async throws {
    let drawing = try Graphviz.draw(await map().dot)
    #expect(drawing.contains("<svg"))
    for name in ["Lobby", "▲ sheet Seats", "Purchase"] { #expect(drawing.contains(name)) }
  }
  #endif
}

private final class Yard: Screen {}
private final class Tollgate: Screen {}

#if os(macOS) || os(Linux)
/// The program that draws DOT, if it is installed.
enum Graphviz {
  static var path: String? {
    ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  static func draw(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).dot")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let (process, output) = (Process(), Pipe())
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = ["-Tsvg", file.path()]
    process.standardOutput = output
    try process.run()
    let drawing = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: drawing, as: UTF8.self) : ""
  }
}
#endif
