// The parser of XML is a module of its own on Linux; the picture is the same on every system.
#if canImport(FoundationXML)
import Foundation
import FoundationXML
import Testing
import UsherTerminal

/// A frame as a picture: XML with the same texts in the same cells.
struct FramePictureTests {
  private func frame(_ lines: [(String, Style)], columns: Int = 20) -> Frame {
    var grid = CellGrid(size: TerminalSize(columns: columns, rows: max(1, lines.count)))
    for (row, line) in lines.enumerated() {
      grid.draw(line.0, at: Point(column: 0, row: row), line.1)
    }
    return Frame(grid: grid)
  }

  private func picture(_ frame: Frame) throws -> Picture {
    try #require(Picture(Frame.Picture(frame).svg), "\(Frame.Picture(frame).svg)")
  }

  @Test func `Text is placed by its cells, and no row is cut`() throws {
    let picture = try picture(frame([("  Hamlet  £12", Style()), ("", Style()), ("x", Style())]))
    #expect(picture.texts.map(\.text) == ["Hamlet", "£12", "x"])
    #expect(picture.texts.map(\.cells) == [2..<8, 10..<13, 0..<1])
    #expect(picture.texts.map(\.row) == [0, 0, 2])
    #expect(try self.picture(frame([(" a b ", Style())])).texts.map(\.cells) == [1..<4])
    #expect(picture.title == "Hamlet £12")
  }

  @Test func `A wide character takes its two cells, and what follows begins behind it`() throws {
    let picture = try picture(frame([("a字b👩‍👩‍👧e\u{301}z", Style())]))
    #expect(picture.texts.map(\.text) == ["a", "字", "b", "👩‍👩‍👧", "e\u{301}", "z"])
    #expect(picture.texts.map(\.cells) == [0..<1, 1..<3, 3..<4, 4..<6, 6..<7, 7..<8])
  }

  @Test func `Characters that XML or a display cannot have are escaped or replaced`() throws {
    let text = "<&>\"']]>\u{1}\u{FFFE}\u{FFFF}"
    let shown = try picture(frame([(text, Style())])).texts.map(\.text)
    #expect(shown == ["<&>\"']]>\u{FFFD}\u{FFFD}\u{FFFD}"])
    #expect(try picture(frame([("</title><script>", Style())])).title == "/title script")
  }

  @Test func `Reversed and underlined text has its ground, blanks too`() throws {
    let reversed = try picture(frame([(" Go ", Style(.accent, isReversed: true))]))
    #expect(reversed.texts.map(\.style) == ["accent reversed"])
    #expect(reversed.grounds.map(\.cells) == [0..<4])
    let line = try picture(frame([("a  ", Style(.muted, isUnderlined: true))]))
    #expect(line.grounds.map(\.cells) == [0..<3] && line.grounds.map(\.style) == ["muted"])
    var cursor = frame([("ab", Style())])
    cursor.cursor = Point(column: 2, row: 0)
    #expect(try picture(cursor).grounds.map(\.cells) == [2..<3])
  }

  @Test func `A border is drawn from edge to edge of its cells`() throws {
    let lines = ["┌──┐ ab", "│  │", "└──┘", "──┌"].map { ($0, Style(.accent)) }
    let picture = try picture(frame(lines))
    #expect(
      picture.paths == [
        "M13.7 19h1v9h-1zM38.9 19h1v9h-1zM14.2 18.5h25.2v1h-25.2z", "M13.7 28h1v18h-1z",
        "M38.9 28h1v18h-1z", "M13.7 46h1v9h-1zM38.9 46h1v9h-1zM14.2 54.5h25.2v1h-25.2z",
        "M30.5 73h1v9h-1zM10 72.5h16.8v1h-16.8zM31 72.5h4.2v1h-4.2z",
      ])
    #expect(picture.texts.map(\.style).filter { $0 == "accent border" }.count == 5)
    #expect(picture.styleSheet.contains(".border { fill: none }"))
  }

  @Test func `Every frame of random text says the same in the same cells`() throws {
    var random = SeededGenerator()
    let characters = Array("ab <&>é字한🎭·\u{301}─│ \t\u{7}")
    for _ in 0..<SeededGenerator.rounds(200) {
      let text = String((0..<24).compactMap { _ in characters.randomElement(using: &random) })
      let tone = Tone.allCases.randomElement(using: &random) ?? .plain
      let frame = frame([(text, Style(tone, isReversed: .random(using: &random)))])
      let texts = try picture(frame).texts
      let words = { (text: String) in text.filter { $0 != " " } }
      #expect(words(texts.map(\.text).joined()) == words(frame.text), "seed \(random.seed)")
      let ends = [0] + texts.map(\.cells.upperBound)
      #expect(zip(ends, texts).allSatisfy { $0 <= $1.cells.lowerBound })
      #expect(ends.allSatisfy { $0 <= 20 }, "seed \(random.seed)")
    }
  }

  @Test func `Each tone can be read in both schemes, also reversed`() throws {
    let sheet = try picture(frame([])).styleSheet
    let schemes = sheet.components(separatedBy: "@media (prefers-color-scheme: dark)")
    try #require(schemes.count == 2)
    for scheme in schemes {
      let paper = try #require(brightness(of: "paper", in: scheme))
      for tone in Tone.allCases {
        let ink = try #require(brightness(of: "\(tone)", in: scheme), "\(tone)")
        let contrast = (max(ink, paper) + 0.05) / (min(ink, paper) + 0.05)
        #expect(contrast >= 4.5, "\(tone)")
      }
    }
  }

  /// The relative luminance of the color that a scheme gives a class.
  private func brightness(of name: String, in scheme: String) -> Double? {
    let rule = scheme.split(separator: "\n").first { $0.contains(".\(name)") && $0.contains("#") }
    let digits = rule?.split(separator: "#").last?.prefix(6)
    guard let value = digits.flatMap({ Int($0, radix: 16) }) else { return nil }
    let light = [(value >> 16, 0.2126), ((value >> 8) % 256, 0.7152), (value % 256, 0.0722)]
    return light.reduce(0) { sum, part in sum + part.1 * linear(Double(part.0) / 255) }
  }

  private func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

/// A picture, read by a parser of XML.
private final class Picture: NSObject, XMLParserDelegate {
  struct Mark {
    var text = ""
    let style: String
    let row: Int
    let cells: Range<Int>
  }

  private(set) var texts: [Mark] = []
  private(set) var grounds: [Mark] = []
  private(set) var paths: [String] = []
  private(set) var title = ""
  private(set) var styleSheet = ""
  private var path: [String] = []

  /// Returns `nil` if the text is not well-formed.
  init?(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    path.append(name)
    if let path = attributes["d"] { paths.append(path) }
    let numbers = attributes.compactMapValues(Double.init)
    guard let x = numbers["x"], let y = numbers["y"],
      let width = numbers["textLength"] ?? numbers["width"]
    else { return }
    let first = Int(((x - 10) / 8.4).rounded())
    let cells = first..<first + Int((width / 8.4).rounded())
    let mark = Mark(style: attributes["class"] ?? "", row: Int((y - 10) / 18), cells: cells)
    if name == "text" { texts.append(mark) } else { grounds.append(mark) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    switch path.last {
    case "text": texts[texts.count - 1].text += text
    case "title": title += text
    case "style": styleSheet += text
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { path.removeLast() }
}
#endif
