/// How long ago something began, on any clock.
@MainActor struct Stopwatch {
  let elapsed: @MainActor () -> Duration

  init(_ clock: any Clock<Duration>) {
    self.init(running: clock)
  }

  private init<C: Clock<Duration>>(running clock: C) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }
}
