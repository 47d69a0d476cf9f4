extension Search {
  /// The findings of an exploration, so that no check reports or searches one twice.
  struct Known {
    var subjects: Set<[String]> = []
    /// The leaks whose release was awaited without success.
    var leaks: Set<String> = []

    func holds(_ kind: Finding.Kind, _ subject: String) -> Bool {
      subjects.contains([kind.description, subject])
    }
  }
}
