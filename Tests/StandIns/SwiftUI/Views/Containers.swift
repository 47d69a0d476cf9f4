/// A group of rows.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Nothing.
  public typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Puts rows below a header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Puts rows together.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Puts rows below a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  func update(_ node: ViewNode) {
    node.show([.index(0): header, .index(1): content, .index(2): footer])
  }
}

/// A group of fields.
public struct Form<Content: View> {
  let content: Content
  /// Puts fields together.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// Nothing.
  public typealias Body = Never
}

extension Form: PrimitiveView {
  func update(_ node: ViewNode) {
    node.isLazy = true
    node.show([.index(0): content])
  }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Horizontal.
  case horizontal
  /// Vertical.
  case vertical

  /// Directions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set with a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Horizontal.
    public static let horizontal = Set(rawValue: 1)
    /// Vertical.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A view whose content can be scrolled.
public struct ScrollView<Content: View> {
  /// The view.
  public var content: Content
  /// The scrollable directions.
  public var axes: Axis.Set
  /// Creates a scrollable view.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    (self.content, self.axes) = (content(), axes)
  }
}

extension ScrollView: View {
  /// Nothing.
  public typealias Body = Never
}

extension ScrollView: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): content]) }
}

/// A text and a picture.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  /// Puts both together.
  @MainActor @preconcurrency public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) { (self.title, self.icon) = (title(), icon()) }
}

extension Label where Title == Text, Icon == Image {
  /// Puts a title and a picture of the system together.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }

  /// Puts a title and a picture of the app together.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
}

extension Label: View {
  /// Nothing.
  public typealias Body = Never
}

extension Label: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): title, .index(1): icon]) }
}
