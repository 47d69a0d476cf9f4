/// Text on its way from the clipboard.
struct Paste {
  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)
  private static let longest = 1 << 20

  var bytes: [UInt8] = []

  /// The text once its end has come, or too much of it.
  var text: String? {
    let ended = bytes.last == Self.end.last && bytes.suffix(Self.end.count) == Self.end[...]
    if ended { return String(decoding: bytes.dropLast(Self.end.count), as: UTF8.self) }
    return bytes.count > Self.longest ? "" : nil
  }
}
