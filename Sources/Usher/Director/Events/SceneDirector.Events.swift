extension SceneDirector {
  /// The events of a window from one moment on, for one observer that reads them when it can.
  ///
  /// Events wait until they are read. Where more of them wait than are kept, the oldest make room,
  /// and the observer is told how many it has missed: `.missed(count)` stands in their place. The
  /// sequence ends after `.closed`, or where the reading task is cancelled.
  public struct Events: AsyncSequence, Sendable {
    /// The elements of the sequence.
    public typealias Element = SceneEvent
    /// Reading never fails.
    public typealias Failure = Never

    private let buffer: EventBuffer

    init(_ buffer: EventBuffer) { self.buffer = buffer }

    /// Returns a reader; two of one sequence share its events.
    public func makeAsyncIterator() -> Iterator { Iterator(buffer: buffer) }

    /// Reads events, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      /// Reading never fails.
      public typealias Failure = Never

      let buffer: EventBuffer

      /// Waits for the next event; `nil` after the last one, and where the task is cancelled.
      public mutating func next() async -> SceneEvent? { await buffer.event() }
    }
  }
}
