import Foundation
import Testing
import UsherExplorer

/// The page of a storyboard, with any texts of the app.
@MainActor struct StoryboardPageTests {
  private func html(_ title: String, picture: String? = nil) async -> String {
    var explorer = Explorer(making: "try \"\(title)\"") {
      try Plaza.stage { plaza, _ in
        [ScreenAction(title) { plaza.present(SceneAlert(title)) }]
      }
    }
    explorer.picture = { _ in picture }
    return await explorer.explore().storyboard.html
  }

  @Test(arguments: [
    "</script><b>x</b>", "\"><img src=x onerror=alert(1)>", "<!-- & ' &lt; -->", "]]></style><i>",
    "\u{1B}[31mred\u{202E}", String(repeating: "W", count: 999), "名前とても長い題名の画面です👩‍👩‍👧",
  ])
  func `No text of an app becomes markup`(title: String) async {
    let plain = await html("plain").tags
    let hostile = await html(title).tags
    #expect(hostile.filter { $0 != "br" } == plain.filter { $0 != "br" })
  }

  @Test func `A picture is on the page once, and cannot leave its style sheet`() async {
    let picture = "<svg><script>x()</script></style>\"); } %41 \\ # 'é</svg>"
    let html = await html("Go", picture: picture)
    #expect(html.components(separatedBy: "%3Cscript%3Ex()").count == 2)
    #expect(html.tags.filter { $0 == "/style" }.count == 1)
    #expect(html.contains("style%3E%22); %7D %2541 %5C %23 %27%C3%A9%3C/svg%3E\") }"))
  }

  @Test func `The page needs nothing from a network`() async {
    let html = await html("Go")
    #expect(html.contains("content=\"default-src 'none'; img-src data:;"))
    let addresses = html.components(separatedBy: "://").count - 1
    let spaces = html.components(separatedBy: "http%3A//www.w3.org").count - 1
    let plain = html.components(separatedBy: "http://www.w3.org").count - 1
    #expect(addresses == spaces + plain)
    #expect(!html.contains(" src=") && !html.contains("<link") && !html.contains("@import"))
  }

  @Test func `The list says everything, from the start to the last act`() async throws {
    let explorer = Explorer(making: "try Booth.stage()") { try Booth.stage() }
    let exploration = await explorer.explore()
    let html = exploration.storyboard.html
    let list = try #require(html.components(separatedBy: "<section id=\"list\">").last)
    let text = try #require(list.components(separatedBy: "</section>").first)
    let words = text.replacing(#/<pre>[^<]*</pre>/#, with: "").replacing(#/<[^>]*>/#, with: "")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    #expect(
      words.prefix(6) == [
        "Booth 5 screens, 6 states", "Lobby 2 states", "Lobby 1", "Show 7 → ShowPage 2",
        "Program → Program 3", "Buy → ▲ sheet Seats 4",
      ])
  }
}

extension String {
  /// The names of the page's elements in order; a script and a style sheet have none inside.
  fileprivate var tags: [String] {
    let plain = replacing(#/<(script|style)>[\s\S]*?<\/\1>/#) { "<\($0.1)></\($0.1)>" }
    return plain.matches(of: #/<(\/?[a-zA-Z!][a-zA-Z0-9]*)/#).map { String($0.1) }
  }
}
