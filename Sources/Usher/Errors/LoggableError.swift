/// An error that a log may show, since it can do without the app's values.
package protocol LoggableError: Error {
  /// The failure in a sentence without any value of the app.
  var logText: String { get }
}
