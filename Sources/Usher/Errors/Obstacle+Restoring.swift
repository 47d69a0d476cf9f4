extension Obstacle {
  /// A director of models is not restored by its coordinators.
  static var modeled: Obstacle {
    .impossible(
      "A director that shows models is restored by its model.",
      "Keep its model, which is Codable, and make the director with it.")
  }

  /// What a coordinator shows has no place in what came back.
  static var unplaced: Obstacle {
    .impossible("It has got no place.", "Nothing to mend: what it stood on is not there.")
  }
}
