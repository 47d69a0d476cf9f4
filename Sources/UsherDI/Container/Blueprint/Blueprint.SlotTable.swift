extension Blueprint {
  /// A value for each registration: a dense array for the container's own, and a dictionary for
  /// those above, so that a child does not pay for everything its parent has.
  struct SlotTable<Value> {
    private let base: Int
    private let initial: Value
    private(set) var own: [Value]
    private var above: [Int: Value] = [:]

    @MainActor init(_ blueprint: Blueprint, _ initial: Value) {
      (base, self.initial) = (blueprint.base, initial)
      own = Array(repeating: initial, count: blueprint.recipes.count)
    }

    subscript(_ slot: Int) -> Value {
      get { slot < base ? above[slot] ?? initial : own[slot - base] }
      set { if slot < base { above[slot] = newValue } else { own[slot - base] = newValue } }
    }

    func slots(where condition: (Value) -> Bool) -> [Int] {
      var slots = above.filter { condition($0.value) }.keys.sorted()
      for index in own.indices where condition(own[index]) { slots.append(base + index) }
      return slots
    }
  }
}
