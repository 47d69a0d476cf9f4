extension Renderer {
  /// A way in which SwiftUI may behave, and does at times.
  @_spi(Test) public enum Behavior: Int, Hashable, Sendable, CaseIterable {
    /// A path is written again as it is, a turn after it changed.
    case writesSamePath = 1
    /// Whatever the user's hand writes is written twice.
    case writesTwice
    /// The binding of a swiped sheet is told a second after the sheet is gone, and until then nothing else shows.
    case writesLate
    /// A swipe back writes the path that it began with, less one, whatever the program did since.
    case writesStalePath
    /// What is gone writes `nil` though its binding holds something else by now.
    case writesForAnother
    /// Layers that go because a lower one goes tell their bindings nothing.
    case upperLayersAreSilent
    /// Of the layers that go because a lower one goes only the lowest tells its binding.
    case oneUpperLayerWrites
    /// A change of a path during a push or pop is lost in one of three cases.
    case dropsPathChanges
    /// A presentation that is asked for while another moves is lost.
    case dropsPresentations
    /// Destinations are evaluated from the top down, and for elements that are gone.
    case evaluatesDestinationsAnyhow
    /// A tap on the selected tab writes its value again.
    case writesSelectionAgain
    /// Collapsing writes the compact column and shows the sidebar.
    case writesCompactColumn
    /// Collapsing writes `nil` to the selections of lists.
    case clearsSelections
    /// Going to the background changes the size class for a moment, and the columns.
    case flickersInBackground
    /// What appears is told twice.
    case appearsTwice
    /// A modifier keeps the last item that it presented.
    case keepsLastItem
    /// A path that grows below a screen that no path contains grows unseen.
    case pushesUnderForeign
    /// A view that reads `dismiss` is evaluated whenever something is pushed or presented.
    case dismissDependsOnPresentation
    /// A binding that is made again while a stack moves has its screens made again.
    case rebuildsWithBinding
    /// A second write of a path in one update is lost.
    case losesSecondPathWrite
    /// The tabs that were visited and are not selected appear again when the tab view is removed.
    case appearsWhenRemoved
    /// The environment of the last text field that was removed is kept.
    case keepsFields
    /// A path that is cleared while a search is active is not followed.
    case searchHoldsPath
    /// Of what is asked for in one update, the last is presented.
    case presentsInReverse

    /// Every awkward way at once.
    public static let all = Set(allCases)
  }
}
