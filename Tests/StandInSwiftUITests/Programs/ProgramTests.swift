#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing

/// Random programs and a random user: at rest the display equals the model.
@MainActor @Suite struct ProgramTests {
  private static let count = number("USHER_SESSIONS", 200)
  private static let seed = UInt64(number("USHER_SEED", 1))

  private static func number(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  @Test func `In the end the display shows what the model says`() {
    var dice = Dice(state: Self.seed)
    for number in 0..<Self.count {
      let program = RandomProgram([], &dice)
      program.run(&dice)
      #expect(program.shown == program.meant, "seed \(Self.seed), program \(number)")
    }
  }

  @Test
  func `With every difficult behavior it does, unless something was lost or complained about`() {
    var dice = Dice(state: Self.seed)
    var whole = 0
    for number in 0..<Self.count {
      let program = RandomProgram(Renderer.Behavior.all, &dice)
      program.run(&dice)
      guard program.renderer.losses.isEmpty, program.renderer.complaints.isEmpty else { continue }
      whole += 1
      #expect(program.shown == program.meant, "seed \(Self.seed), program \(number)")
    }
    #expect(whole > Self.count / 20)
  }
}

/// A random program with a house.
@MainActor private final class RandomProgram {
  let model = HouseModel()
  let renderer: Renderer

  init(_ behaviors: Set<Renderer.Behavior>, _ dice: inout Dice) {
    let model = model
    renderer = Renderer(behaviors: behaviors, seed: dice.next()) { HouseView(model: model) }
  }

  func run(_ dice: inout Dice) {
    for _ in 0..<Int.random(in: 1...12, using: &dice) {
      step(&dice)
      if Bool.random(using: &dice) { renderer.turn() } else { renderer.settle() }
    }
    renderer.user.activate()
    renderer.settle()
  }

  private func step(_ dice: inout Dice) {
    let side = Int.random(in: 0...1, using: &dice)
    let number = Int.random(in: 0...99, using: &dice)
    switch Int.random(in: 0...12, using: &dice) {
    case 0, 1: model.paths[side].append(number)
    case 2: model.paths[side] = Array(model.paths[side].dropLast())
    case 3: model.paths[side] = [number, number + 1]
    case 4: model.tab = side
    case 5: if isBare { model.sheet = .init(id: number) }
    case 6: model.sheet = nil
    case 7: if isBare { model.isAsking = true }
    case 8: renderer.user.tapBack()
    case 9: swipe(&dice)
    case 10: renderer.user.tapTab(side == 0 ? "Left" : "Right")
    case 11: renderer.user.swipeDown()
    default: device(&dice)
    }
  }

  /// A Boolean value that indicates whether no layer is over the tabs, and none is meant to be.
  private var isBare: Bool {
    renderer.window.elements.count == 1 && model.sheet == nil && !model.isAsking
  }

  private func swipe(_ dice: inout Dice) {
    guard let swipe = renderer.user.swipeBack() else { return }
    if Bool.random(using: &dice) { renderer.turn() }
    Bool.random(using: &dice) ? swipe.finish() : swipe.cancel()
  }

  private func device(_ dice: inout Dice) {
    switch Int.random(in: 0...2, using: &dice) {
    case 0: renderer.user.background()
    case 1: renderer.user.activate()
    default: renderer.user.answer("Yes")
    }
  }

  /// The display: both stacks, the tab, and the layers.
  var shown: [String] {
    let elements = renderer.window.elements
    let tabs = elements[0].children[0].children
    return tabs.map { tab in
      let titles = tab.children[0].children.map { $0.title ?? "root" }
      return (tab.isSelected ? "* " : "") + titles.joined(separator: " ")
    } + elements.dropFirst().map { $0.value.map { "\($0.base)" } ?? "" }
  }

  /// The display that the model describes.
  var meant: [String] {
    let stacks = model.paths.enumerated().map { side, path in
      (side == model.tab ? "* " : "") + (["root"] + path.map { "\($0)" }).joined(separator: " ")
    }
    let layers = [model.sheet.map { "\($0.id)" }, model.isAsking ? "true" : nil]
    return stacks + layers.compactMap { $0 }
  }
}

/// Chance that a seed repeats.
private struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
#endif
