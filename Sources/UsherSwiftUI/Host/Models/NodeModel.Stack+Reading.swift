/// Its view reports each update, since SwiftUI also reads a path that it has just written.
extension NodeModel.Stack: ReadModel {
  package func recordUpdate() {
    discard(waits)
    notifyReaders()
  }
}
