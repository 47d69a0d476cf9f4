extension Duration {
  private static let longestWritten = 24 * 60 * 60 * 1_000
  private static let units = ["ms": 1.0, "s": 1_000, "": 1_000, "m": 60_000, "h": 3_600_000]

  /// Reads a written time: `30s`, `1.5s`, `200ms`, `5m`, `2h`; a number alone is in seconds.
  init(written text: String) throws(StageConsole.CommandError) {
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let unit = text.dropFirst(number.count).description.trimmed.lowercased()
    guard let count = Double(number), let factor = Self.units[unit] else {
      throw StageConsole.CommandError(
        "“\(text.cut)” is not a time; write 30s, 1.5s, 200ms, 5m or 2h.")
    }
    let milliseconds = (count * factor).rounded()
    guard milliseconds >= 1, milliseconds <= Double(Self.longestWritten) else {
      throw StageConsole.CommandError(
        "The clock advances by 1ms to 24h at a time, and not by \(text.cut).")
    }
    self = .milliseconds(Int(milliseconds))
  }

  /// The duration in Swift: `.seconds(30)`.
  var code: String {
    let (seconds, attoseconds) = components
    if attoseconds == 0 { return ".seconds(\(seconds))" }
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    guard nanoseconds % 1_000_000 == 0 else { return ".nanoseconds(\(nanoseconds))" }
    return ".milliseconds(\(nanoseconds / 1_000_000))"
  }
}
