#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

/// Set `USHER_SESSIONS` for more programs, and `USHER_SEED` for others.
@MainActor @Suite struct ProgramTests {
  @Test(arguments: seeds)
  func `A program that waits for each step causes no complaint and keeps appearance balanced`(
    seed: UInt64
  ) {
    var program = Program(seed: seed)
    program.run(60, patient: true)
    #expect(program.simulation.messages == [])
    #expect(program.faults == [] && program.leaks == [])
  }

  @Test(arguments: seeds)
  func `A program that waits for nothing is complained of, and comes to rest balanced`(
    seed: UInt64
  ) {
    var program = Program(seed: seed)
    program.run(60, patient: false)
    #expect(program.faults == [])
    #expect(program.leaks == [])
  }
}

/// The seeds of the programs.
private let seeds: Range<UInt64> = {
  let environment = ProcessInfo.processInfo.environment
  let first = environment["USHER_SEED"].flatMap(UInt64.init) ?? 1
  return first..<first + (environment["USHER_SESSIONS"].flatMap(UInt64.init) ?? 200)
}()
#endif
