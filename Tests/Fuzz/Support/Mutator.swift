import UsherTesting

/// Makes malformed input of valid input for fuzz tests: equal seeds give equal inputs.
///
/// It cuts, doubles, overwrites and splices the input, and inserts words of the format, so that the
/// errors are in places that a reader reaches.
struct Mutator: Sequence, IteratorProtocol {
  private let samples: [[UInt8]]
  private let words: [[UInt8]]
  private var random: SplitMix64

  /// Makes a mutator of good inputs and of the words of their language.
  init(_ samples: [String], words: [String], seed: UInt64) {
    self.samples = samples.map { Array($0.utf8) }
    self.words = (words + ["\0", "\u{7F}", "é", "e\u{301}", "𝄞", "\u{202E}", "-1"])
      .map { Array($0.utf8) }
    random = SplitMix64(seed: seed)
  }

  /// Returns the next input: bytes, which may not be text.
  mutating func next() -> [UInt8]? {
    guard var input = samples.randomElement(using: &random) else { return nil }
    for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&input) }
    return input
  }

  /// The next input as a text; bytes that are none are replaced.
  mutating func nextText() -> String { String(decoding: next() ?? [], as: UTF8.self) }

  private mutating func mutate(_ input: inout [UInt8]) {
    let range = range(in: input)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: input.removeSubrange(range)
    case 1: input.insert(contentsOf: input[range], at: range.lowerBound)
    case 2: input.replaceSubrange(range, with: range.map { _ in byte() })
    case 3: input.insert(contentsOf: word(), at: range.lowerBound)
    case 4: input.replaceSubrange(range, with: word())
    case 5: input = Array(input[..<range.lowerBound]) + tail()
    case 6: input.insert(byte(), at: range.lowerBound)
    case 7: input.replaceSubrange(range, with: input[range].reversed())
    default: grow(&input, at: range.lowerBound)
    }
  }

  /// Once in a while, much too much of something.
  private mutating func grow(_ input: inout [UInt8], at index: Int) {
    let isRare = Int.random(in: 0..<50, using: &random) == 0
    let count = Int.random(in: 1...(isRare ? 20_000 : 20), using: &random)
    input.insert(contentsOf: Array(repeatElement(word(), count: count).joined()), at: index)
  }

  private mutating func tail() -> ArraySlice<UInt8> {
    let other = samples.randomElement(using: &random) ?? []
    return other[Int.random(in: 0...other.count, using: &random)...]
  }

  private mutating func word() -> [UInt8] { words.randomElement(using: &random) ?? [] }

  private mutating func byte() -> UInt8 { .random(in: 0...255, using: &random) }

  private mutating func range(in input: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...input.count, using: &random)
    let length = Int.random(in: 0...Swift.min(8, input.count - start), using: &random)
    return start..<start + length
  }
}
