/// An error with a text that a log may show, because it has no value of the app.
package protocol LoggableError: Error {
  /// The failure in a sentence without any value of the app.
  var logText: String { get }
}
