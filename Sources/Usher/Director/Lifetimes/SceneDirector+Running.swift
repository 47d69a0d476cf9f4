extension SceneDirector {
  /// How many tasks of living coordinators have not ended.
  package var runningTaskCount: Int { coordinators.values.reduce(0) { $0 + $1.tasks.count } }
}
