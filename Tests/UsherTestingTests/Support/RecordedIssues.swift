import Testing

/// Returns the texts of the issues that a closure records, or with which its test would fail by an
/// error.
///
/// They do not count as issues of the test, so a test of a failure prints nothing when it passes.
@MainActor func recordedIssues(
  of body: @escaping @MainActor @Sendable () async throws -> Void
) async throws -> [String] {
  let test = try #require(Test.current)
  let (issues, recorder) = AsyncStream<String>.makeStream()
  let trait: IssueHandlingTrait = .compactMapIssues { issue in
    recorder.yield(issue.comments.first?.rawValue ?? "\(issue)")
    return nil
  }
  try await trait.provideScope(for: test, testCase: Test.Case.current) {
    do { try await body() } catch { recorder.yield("\(error)") }
  }
  recorder.finish()
  var texts: [String] = []
  for await issue in issues { texts.append(issue) }
  return texts
}
