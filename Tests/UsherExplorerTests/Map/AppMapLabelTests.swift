import Testing
import UsherExplorer

/// Titles that an app takes from elsewhere, on a map that is printed.
@MainActor struct AppMapLabelTests {
  @Test func `No title breaks a line of a map or controls the terminal that prints it`() async {
    let title = "\u{1B}[31mBuy\r\n\u{202E}now\u{9B}2J\u{2028}"
    let map = await Explorer {
      try Plaza.stage { plaza, _ in
        [ScreenAction(title) { plaza.present(SceneAlert(title)) }]
      }
    }.explore().map
    for text in [map.text, map.mermaid, map.dot] {
      let hidden = text.unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
      }
      #expect(hidden.isEmpty && text.contains("Buy"), "\(text.debugDescription)")
    }
    #expect(map.text.split(separator: "\n").count == 5, "\(map.text)")
  }
}
