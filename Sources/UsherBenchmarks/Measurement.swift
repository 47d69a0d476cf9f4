/// An operation to be timed beside a yardstick, in the same run.
@MainActor struct Measurement {
  /// The maximum number of turns, of which the median counts; few if one takes long.
  var turns: Int { batch >= 10_000 && limit == nil && goal == nil ? 5 : .max }

  typealias Body = @MainActor (_ operations: Int) -> Void
  /// Sets up the data of a body, which is not timed.
  typealias Preparation = @MainActor () -> Body

  let name: String
  /// The greatest ratio to the yardstick, or the most nanoseconds if there is no yardstick.
  let goal: Double?
  /// The most nanoseconds, beside a yardstick or without one.
  let limit: Double?
  /// The number of operations that are timed together.
  let batch: Int
  let prepare: Preparation
  let yardstick: Yardstick?

  struct Yardstick {
    let name: String
    let prepare: Preparation
  }

  init(
    _ name: String, goal: Double? = nil, limit: Double? = nil, batch: Int = 1_000,
    against yardstick: Yardstick? = nil, prepare: @escaping Preparation
  ) {
    self.name = name
    self.goal = goal
    self.limit = limit
    self.batch = batch
    self.prepare = prepare
    self.yardstick = yardstick
  }
}

/// A measured result: nanoseconds for each operation.
struct Result {
  let name: String
  let median: Double
  let minimum: Double
  let yardstick: String?
  let ratio: Double?
  let goal: Double?
  let limit: Double?

  @MainActor init(_ measurement: Measurement, _ times: [Double], _ ratios: [Double]) {
    name = measurement.name
    goal = measurement.goal
    limit = measurement.limit
    median = times.sorted()[times.count / 2]
    minimum = times.min() ?? 0
    yardstick = measurement.yardstick?.name
    ratio = ratios.isEmpty ? nil : ratios.sorted()[ratios.count / 2]
  }
}
