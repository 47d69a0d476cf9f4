/// Takes all measurements in turns, so that a disturbance affects a measurement and its yardstick
/// alike.
@MainActor struct Run {
  let measurements: [Measurement]
  let repeats: Int

  func results() async -> [Result] {
    let bodies = measurements.map { ($0.prepare(), $0.yardstick?.prepare()) }
    // The prepared tasks run until they suspend.
    for _ in 0..<3 { await Task.yield() }
    var times = Array(repeating: [Double](), count: measurements.count)
    var ratios = times
    for turn in 0..<repeats {
      for (index, measurement) in measurements.enumerated() where turn < measurement.turns {
        let time = Self.time(measurement.batch, bodies[index].0)
        times[index].append(time)
        guard let yardstick = bodies[index].1 else { continue }
        ratios[index].append(time / Self.time(measurement.batch, yardstick))
      }
    }
    return measurements.indices.map { Result(measurements[$0], times[$0], ratios[$0]) }
  }

  private static func time(_ operations: Int, _ body: Measurement.Body) -> Double {
    let duration = ContinuousClock().measure { body(operations) }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(operations)
  }
}

/// Keeps the optimizer from removing the measured code.
@inline(never) func keep<T>(_ value: T) {}
