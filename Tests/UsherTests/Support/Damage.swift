import Foundation
import Usher
import UsherTesting

/// Damages lines of JSON, repeatedly and repeatably: half of them as bytes, half as values.
struct Damage {
  private let samples: [String]
  private var bytes: Mutator
  private var random: SplitMix64

  init(_ samples: [String], seed: UInt64 = Size.seed) {
    self.samples = samples
    random = SplitMix64(seed: seed)
    bytes = Mutator(
      samples,
      words: [
        "{", "}", "[", "]", "\"", ":", ",", "null", "true", "1e999", "7.3", "\n",
        "18446744073709551615", "\"tag\":", "\"children\":[]", "\"kind\":\"stack\"",
      ], seed: seed)
  }

  mutating func next() -> [UInt8] {
    number(2) == 0 ? nextRearranged() : bytes.next() ?? []
  }

  /// Returns the next input that is damaged as values.
  mutating func nextRearranged() -> [UInt8] {
    guard let sample = samples.randomElement(using: &random) else { return [] }
    var lines = sample.split(separator: "\n").map(String.init)
    let line = number(lines.count)
    if line < lines.count { lines[line] = rearranged(lines[line]) }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private mutating func number(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }

  /// The same JSON with values of it changed, doubled, lost, or put in each other's places.
  private mutating func rearranged(_ line: String) -> String {
    guard var value = try? JSONDecoder().decode(SavedValue.self, from: Data(line.utf8)) else {
      return line
    }
    for _ in 0...number(2) { change(&value, value.all) }
    return (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? line
  }

  private mutating func change(_ value: inout SavedValue, _ others: [SavedValue]) {
    switch value {
    case .list(var inner) where !inner.isEmpty && number(6) > 0:
      change(&inner, others)
      value = .list(inner)
    case .object(var inner) where !inner.isEmpty && number(6) > 0:
      let key = inner.keys.sorted()[number(inner.count)]
      change(&inner[key], others)
      value = .object(inner)
    default: value = replacement(others)
    }
  }

  private mutating func change(_ value: inout SavedValue?, _ others: [SavedValue]) {
    guard number(12) > 0, var next = value else {
      value = nil
      return
    }
    change(&next, others)
    value = next
  }

  private mutating func change(_ list: inout [SavedValue], _ others: [SavedValue]) {
    let index = number(list.count)
    switch number(8) {
    case 0: list.remove(at: index)
    case 1: list.insert(list[index], at: number(list.count + 1))
    case 2: list.swapAt(index, number(list.count))
    default: change(&list[index], others)
    }
  }

  private mutating func replacement(_ others: [SavedValue]) -> SavedValue {
    switch number(8) {
    case 0: .null
    case 1: .integer(Int64(truncatingIfNeeded: random.next()))
    case 2: .text("7.\(number(30))")
    case 3: .text("7.\(UInt64.max)")
    case 4: .flag(true)
    default: others[number(others.count)]
    }
  }
}

extension SavedValue {
  /// This value and all inside it, in an order that is always the same.
  fileprivate var all: [SavedValue] {
    switch self {
    case .list(let inner): [self] + inner.flatMap(\.all)
    case .object(let inner): [self] + inner.sorted { $0.key < $1.key }.flatMap(\.value.all)
    default: [self]
    }
  }
}
