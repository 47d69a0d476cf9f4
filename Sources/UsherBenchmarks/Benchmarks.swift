/// Measures the framework: `swift run -c release UsherBenchmarks [--json] [--quick] [name…]`.
///
/// A name limits the run to the measurements that begin with it; `--quick` takes few repeats.
/// `--memory` prints the memory that registrations take, and that a million flows leave behind;
/// `--explore` explores an app, and `--journal` replays a journal of 100 MB.
@main struct Benchmarks {
  @MainActor static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains("--memory") {
      RegistrationMemory.print()
      return MemoryReport.print()
    }
    if arguments.contains("--journal") {
      do { try JournalReport.print() } catch { print("The journal cannot be measured: \(error)") }
      return
    }
    if arguments.contains("--explore") { return await ExplorationReport.print() }
    let names = arguments.filter { !$0.hasPrefix("--") }
    let chosen = Suite.all.flatMap { $0() }.filter { measurement in
      names.isEmpty || names.contains { measurement.name.hasPrefix($0) }
    }
    let run = Run(measurements: chosen, repeats: arguments.contains("--quick") ? 3 : 31)
    let results = await run.results()
    print(arguments.contains("--json") ? Report.json(results) : Report.text(results))
  }
}

@MainActor enum Suite {
  static let all: [@MainActor () -> [Measurement]] = [
    ResolveMeasurements.all, ChildMeasurements.all, ScaleMeasurements.all,
    NavigationMeasurements.all, GrowthMeasurements.all, TerminalMeasurements.all,
    LinkMeasurements.all, SwiftUIMeasurements.all, ConsoleMeasurements.all,
  ]
}
