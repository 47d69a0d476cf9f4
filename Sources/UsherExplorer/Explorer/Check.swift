import UsherTesting

extension Explorer {
  /// A check that an explorer applies; an app may add its own.
  @MainActor public struct Check {
    /// The kind of its findings.
    public let kind: Finding.Kind
    private let inspect: @MainActor (CheckContext) async throws -> [CheckFailure]
    private(set) var conclude: Conclusion = { _, _ in [] }

    typealias Conclusion =
      @MainActor (Exploration, Explorer) async -> [(CheckFailure, [UserAction])]

    /// Makes a check that inspects a stage after each action; an error that it throws is a finding.
    public init(
      _ kind: Finding.Kind,
      inspect: @escaping @MainActor (CheckContext) async throws -> [CheckFailure]
    ) {
      self.kind = kind
      self.inspect = inspect
    }

    init(_ kind: Finding.Kind, conclude: @escaping Conclusion) {
      self.init(kind) { _ in [] }
      self.conclude = conclude
    }

    /// Returns the check with another pass over the whole exploration at its end.
    func concluding(_ conclude: @escaping Conclusion) -> Check {
      var check = self
      check.conclude = conclude
      return check
    }

    func failures(_ context: CheckContext) async -> [CheckFailure] {
      do {
        return try await inspect(context)
      } catch {
        return [.thrown(error, by: "The check for a \(kind)")]
      }
    }
  }
}
