import Testing
import Usher
import UsherTesting

/// No admitted tree violates an active rule, after any request.
@MainActor struct RandomGuardTests {
  /// Set `USHER_SESSIONS` for more programs, and `USHER_SEED` for others.
  @Test(arguments: [false, true])
  func `No admitted tree breaks a guard, on any host and after any request`(
    isHostile: Bool
  ) async {
    let count = Size.sessions(300)
    print("Playing \(count) programs with random guards from seed \(Size.seed).")
    var (admitted, redirected) = (0, 0)
    for number in 0..<count {
      let program = MazeProgram(
        seed: Size.seed &* 1_000_003 &+ UInt64(number), isHostile: isHostile)
      await program.play(40)
      admitted += program.admitted
      redirected += program.redirected
      guard program.violations.isEmpty else {
        let what = "Program \(number) of seed \(Size.seed), \(isHostile ? "hostile" : "plain"):"
        Issue.record("\(what) \(program.violations.prefix(5))")
        return
      }
    }
    print("\(admitted) trees were admitted, and guards led elsewhere \(redirected) times.")
    #expect(admitted > count * 5, "the programs do something")
    #expect(redirected > count / 4, "and the guards as well")
  }
}
