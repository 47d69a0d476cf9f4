extension SceneDirector {
  /// The events of a window from now on, for an observer that reads them in its own time.
  ///
  /// Events are kept until they are read. Beyond the limit the oldest are dropped, and the observer
  /// reads `.missed(count)` in their place. The sequence ends after `.closed`, or when the reading
  /// task is cancelled.
  public struct Events: AsyncSequence, Sendable {
    /// The elements of the sequence.
    public typealias Element = SceneEvent
    /// Reading never fails.
    public typealias Failure = Never

    private let buffer: EventObservers.Buffer

    init(_ buffer: EventObservers.Buffer) { self.buffer = buffer }

    /// Returns an iterator; two iterators of one sequence share its events.
    public func makeAsyncIterator() -> Iterator { Iterator(buffer: buffer) }

    /// Reads the events of a sequence.
    public struct Iterator: AsyncIteratorProtocol {
      /// Reading never fails.
      public typealias Failure = Never

      let buffer: EventObservers.Buffer

      /// Waits for the next event; returns `nil` after the last one, or if the task is cancelled.
      public mutating func next() async -> SceneEvent? { await buffer.event() }
    }
  }
}
