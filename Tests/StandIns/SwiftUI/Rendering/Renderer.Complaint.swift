extension Renderer {
  /// A refusal or a warning of SwiftUI.
  @_spi(Test) public struct Complaint: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the complaint.
    public let kind: Kind
    /// The text of the complaint.
    public let description: String

    /// The kinds.
    public enum Kind: Hashable, Sendable, CaseIterable {
      /// A value in a path has no destination.
      case missingDestination
      /// Two destinations are declared for one type.
      case duplicateDestination
      /// A destination is declared outside the scope of its stack.
      case unseenDestination
      /// A stack is inside a stack.
      case nestedStack
      /// Tabs are inside a stack.
      case tabsInStack
      /// A link is in no stack that can follow it.
      case deadLink
      /// A path was written again before the first write was shown.
      case pathWrittenTwice
      /// A second presentation was requested.
      case alreadyPresenting
      /// A presentation was requested during another transition.
      case presentingWhileMoving
      /// A presentation was requested by an invisible view.
      case presenterNotSeen
      /// A change of a presentation was ignored.
      case ignoredChange
      /// A binding rejected the value that was written to it.
      case refusedWrite
      /// A selection was changed and reverted at once.
      case selectionPutBack
      /// Two pages or tabs have the same value.
      case duplicateTag
      /// A selection names no page or tab.
      case missingTag
      /// Two elements of one collection have the same identity.
      case duplicateID
      /// Updates cause each other without end.
      case neverSettles
      /// A controller beside a view takes touches.
      case touchesTaken
      /// An impossible action was requested.
      case unsupported
    }
  }
}
