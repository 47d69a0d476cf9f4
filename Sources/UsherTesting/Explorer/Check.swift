extension Explorer {
  /// Something that an explorer looks for; an app may add checks of its own.
  @MainActor public struct Check {
    /// The kind of its findings.
    public let kind: Finding.Kind
    private let look: @MainActor (Look) async throws -> [Fault]
    private let end: @MainActor (Exploration, Explorer) -> [(Fault, [Act])]

    /// Makes a check.
    ///
    /// - Parameters:
    ///   - kind: The kind of its findings.
    ///   - look: Looks at a stage after each act; what it throws is a finding as well.
    public init(
      _ kind: Finding.Kind, look: @escaping @MainActor (Look) async throws -> [Fault]
    ) {
      self.kind = kind
      self.look = look
      end = { _, _ in [] }
    }

    init(
      _ kind: Finding.Kind, end: @escaping @MainActor (Exploration, Explorer) -> [(Fault, [Act])]
    ) {
      self.kind = kind
      look = { _ in [] }
      self.end = end
    }

    func faults(_ look: Look) async -> [Fault] {
      do {
        return try await self.look(look)
      } catch {
        return [.thrown(error, by: "The check for a \(kind)")]
      }
    }

    func conclude(
      _ exploration: Exploration, _ explorer: Explorer
    ) -> [(Fault, [Act])] {
      end(exploration, explorer)
    }
  }
}
