extension Explorer {
  /// The expressions that make a stage in printed tests.
  struct StageCodes: Sendable {
    let start: String
    let restart: String
  }
}
