import UsherTesting

extension Finding {
  /// A test that plays a path and some lines, and expects the place that they lead to.
  static func placeTest(
    _ place: String?, _ codes: Explorer.StageCodes, _ path: [UserAction], _ lines: [String] = [],
    outline: String
  ) -> String {
    let name = place?.printable.replacing("\\", with: "/") ?? "nothing"
    return test("This path leads to \(name)", codes, path, lines + [expectation(of: outline)])
      .escapingUnprintables
  }

  private static func expectation(of outline: String) -> String {
    guard !outline.isEmpty else { return "stage.expectOutline(\"\")" }
    let lines = outline.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"")
      .split(separator: "\n").map { "  \($0)" }
    return (["stage.expectOutline(", "  \"\"\""] + lines + ["  \"\"\")"]).joined(separator: "\n")
  }
}

extension String {
  /// The code with an escape in its literals for every scalar that steers or reorders a display.
  fileprivate var escapingUnprintables: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isPlain = scalar == "\n" || String(scalar).printable == String(scalar)
      if isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
  }
}
