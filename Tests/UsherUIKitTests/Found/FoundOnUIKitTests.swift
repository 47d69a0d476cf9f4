#if canImport(StandInUIKit)
import Testing

/// Faults that random programs have found on UIKit, each cut down to what shows it.
@MainActor struct FoundOnUIKitTests {
  @Test func `A display that moves still lets go once it has come to rest`() async {
    await run(
      Program(
        root: Spec(.stack([.screen(.free)])),
        moves: [
          Move(.start(by: 0, Spec(.screen(.free)), .sheet)),
          Move(.start(by: 0, Spec(.screen(.free)), .slot)),
          Move(.push(by: 3, .free), chaos: 7894),
          Move(.replace(by: 0, .free)),
          Move(.disturb(1910)),
        ],
        ending: .drop))
  }
}
#endif
