public import Foundation

extension Renderer {
  /// The durations of transitions and delays, in seconds.
  @_spi(Test) public struct Durations: Sendable {
    /// A push or a pop.
    public var stack: TimeInterval = 0.35
    /// The transition of a sheet, a cover or a popover.
    public var layer: TimeInterval = 0.5
    /// The transition of an alert.
    public var alert: TimeInterval = 0.25
    /// The delay of a swiped sheet's binding after the removal, if it is late.
    public var lateness: TimeInterval = 1
    /// The delay of a presentation that begins late.
    public var moment: TimeInterval = 0.05
  }
}

/// A repeatable random generator.
struct Chance {
  var state: UInt64

  /// Returns `true` once in a number of cases.
  mutating func isOne(of count: UInt64) -> Bool {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return (bits ^ (bits >> 31)) % count == 0
  }
}
