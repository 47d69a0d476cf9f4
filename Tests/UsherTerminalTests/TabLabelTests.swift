#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

private func bar(_ selected: UInt64, _ style: ContainerStyle = []) -> Stage {
  var (shows, drafts, account) = (node(2, "Shows"), node(3, "Drafts"), node(4, "Account"))
  shows.attributes.tab = "Tonight"
  drafts.attributes.tab = TabLabel(isHidden: true)
  account.attributes.tab = TabLabel(image: .symbol("person"))
  var tabs = node(1, "Tabs", .tabs([shows, drafts, account], selected: id(selected)))
  tabs.attributes.style = style
  return Stage(tabs)
}

@Test func `A bar offers the tabs that are not hidden, by their labels`() {
  var stage = bar(2)
  #expect(stage.text(32, 6).contains("[1 Tonight] 2 Account"))
  stage = bar(3)
  #expect(stage.text(40, 6).contains(" 1 Tonight [2 Drafts] 3 Account"))
}

@Test func `Pages have dots unless their style is without`() {
  var pages = node(1, "Pages", .pages([node(2, "One"), node(3, "Two")], selected: id(2)))
  var stage = Stage(pages)
  #expect(stage.text(32, 6).contains("● ○"))
  pages.attributes.style = .hidesDots
  stage = Stage(pages)
  #expect(!stage.text(32, 6).contains("● ○"))
}
#endif
