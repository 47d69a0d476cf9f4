import Foundation

/// Something that is read, fed by libFuzzer with one input after the other.
@MainActor protocol Fuzzing {
  /// Good inputs, to begin with.
  var samples: [String] { get }

  /// Reads an input; throws where something does not hold.
  func check(_ input: [UInt8]) throws

  /// An input like another one; `nil` to leave that to libFuzzer.
  func variation(of input: [UInt8], seed: UInt64) -> [UInt8]?
}

/// The target that `USHER_FUZZ` names.
@MainActor let fuzzing: any Fuzzing = {
  switch ProcessInfo.processInfo.environment["USHER_FUZZ"] {
  case "snapshots": SnapshotFuzzing()
  case "journals": JournalFuzzing()
  default: LinkFuzzing()
  }
}()

/// The entry point that libFuzzer calls with every input, under the name of the attribute.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated {
    do {
      try fuzzing.check(input)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      abort()
    }
    // Gives a turn to work that was left to a later turn of the main actor.
    RunLoop.main.run(mode: .default, before: .distantPast)
  }
  return 0
}

/// The entry point that libFuzzer calls to mutate an input.
@_cdecl("LLVMFuzzerCustomMutator")
public func varyInput(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: UInt32
) -> Int {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  let variation = MainActor.assumeIsolated { () -> [UInt8]? in
    guard count > 1 else { return fuzzing.samples.randomElement().map { Array($0.utf8) } }
    return fuzzing.variation(of: input, seed: UInt64(seed))
  }
  guard let variation, variation.count <= room else { return varyByItself(bytes, count, room) }
  bytes.update(from: variation, count: variation.count)
  return variation.count
}

/// libFuzzer's own mutation of an input, which is guided by coverage.
@_silgen_name("LLVMFuzzerMutate")
private func varyByItself(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int)
  -> Int
