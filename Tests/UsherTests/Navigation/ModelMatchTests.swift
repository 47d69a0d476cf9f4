import Foundation
import Testing
import Usher
import UsherTesting

/// As many siblings stay as can stay in order.
@MainActor struct ModelMatchTests {
  private func director(_ names: [String]) throws -> SceneDirector {
    var table = ModelTable()
    table.add("list", .stack)
    for name in ["a", "b", "c", "d"] { table.add(name) { _ in Plain(name) } }
    let director = SceneDirector(model(names), factory: table, host: HeadlessHost())
    try director.start()
    return director
  }

  private func model(_ names: [String]) -> SceneModel {
    SceneModel("list", children: names.map { SceneModel($0) })
  }

  @Test func `As many siblings stay as two models have in common in order`() throws {
    let seed = ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init) ?? 1
    for number in 0..<200 {
      var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
      let kinds = 1 + random.next() % 4
      let lists = (0..<2).map { _ in
        (0..<(1 + random.next() % 24)).map { _ in ["a", "b", "c", "d"][Int(random.next() % kinds)] }
      }
      try expectMatch(lists[0], lists[1])
    }
  }

  @Test func `Many equal siblings stay if one is inserted before them`() throws {
    let many = Array(repeating: ["a", "b"], count: 200).flatMap(\.self)
    try expectMatch(many, many.dropFirst() + ["a"])
  }

  @Test func `As many of many equal siblings stay as two models have in common in order`() throws {
    let seed = ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init) ?? 1
    for number in 0..<20 {
      var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
      let lists = (0..<2).map { _ in
        (0..<(50 + random.next() % 100)).map { _ in random.next() % 2 == 0 ? "a" : "b" }
      }
      try expectMatch(lists[0], lists[1])
    }
  }

  @Test func `Of many equal siblings that are sorted, those in order stay`() throws {
    let mixed = Array(repeating: ["a", "b"], count: 800).flatMap(\.self)
    try expectMatch(mixed, mixed.sorted())
  }

  private func expectMatch(_ old: [String], _ new: [String]) throws {
    let director = try director(old)
    let before = director.tree.root?.children.map(\.id) ?? []
    director.set(model(new))
    let after = director.tree.root?.children ?? []
    let kept = after.map(\.id).filter(Set(before).contains)
    #expect(after.map(\.name) == new, "\(old) \(new)")
    #expect(kept == kept.sorted { $0.number < $1.number }, "\(old) \(new)")
    #expect(kept.count == Self.common(old, new), "\(old) \(new)")
    director.close()
  }

  /// The length of the longest common subsequence, by the table of a textbook.
  private static func common(_ old: [String], _ new: [String]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for name in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let next = row[index + 1]
        row[index + 1] = name == other ? diagonal + 1 : max(next, row[index])
        diagonal = next
      }
    }
    return row[new.count]
  }
}
