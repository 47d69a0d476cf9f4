import UsherDI
import UsherTesting

// A mail app whose window is narrow or wide: two flows as tabs, or as columns with a reader.

struct MailFlow: FlowKey {}
struct SearchFlow: FlowKey {}
struct MailList: ScreenKey {}
struct SearchList: ScreenKey {}
struct Mail: ScreenKey, DurableRoute {
  static let tag = "mail"
  let id: Int
}
struct Attachment: ScreenKey, DurableRoute {
  static let tag = "attachment"
  let name: String
}
struct Reader: ScreenKey {}
struct Paper: ScreenKey {}
struct Compose: FlowKey { typealias Output = String }
struct Note: FlowKey { typealias Output = Int }

class KeyedScreen: Screen {
  let name: String
  init(_ name: String) { self.name = name }
}
final class MailListScreen: KeyedScreen { init() { super.init("mails") } }
final class SearchListScreen: KeyedScreen { init() { super.init("search") } }
final class ReaderScreen: KeyedScreen { init() { super.init("reader") } }
final class PaperScreen: KeyedScreen { init() { super.init("paper") } }
final class MailScreen: KeyedScreen {
  let id: Int
  init(id: Int) {
    self.id = id
    super.init("mail \(id)")
  }
}
final class AttachmentScreen: KeyedScreen { init(title: String) { super.init(title) } }

final class MailCoordinator: Coordinator, Concluding {
  override func build() -> SceneLayout { .stack(MailList()) }
  @discardableResult func open(_ id: Int) -> NavigationHandle { push(Mail(id: id), as: .detail) }
}
final class SearchCoordinator: Coordinator, Concluding {
  override func build() -> SceneLayout { .stack(SearchList()) }
}
final class ComposeCoordinator: Coordinator, Concluding {
  typealias Output = String
  override func build() -> SceneLayout { .stack(Attachment(name: "draft")) }
}
final class NoteCoordinator: Coordinator, Concluding {
  typealias Output = Int
  override func build() -> SceneLayout { .screen(Paper()) }
}
final class MailboxCoordinator: Coordinator {
  override func build() -> SceneLayout {
    .adaptive(
      compact: .tabs(MailFlow(), SearchFlow()),
      regular: .split(SearchFlow(), MailFlow(), detail: Reader()))
  }
}

struct MailAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(MailboxCoordinator.init)
    registrar.register(MailCoordinator.init, for: MailFlow.self)
    registrar.register(SearchCoordinator.init, for: SearchFlow.self)
    registrar.register(ComposeCoordinator.init, for: Compose.self)
    registrar.register(MailListScreen.init, for: MailList.self)
    registrar.register(SearchListScreen.init, for: SearchList.self)
    registrar.register(ReaderScreen.init, for: Reader.self)
    registrar.register(PaperScreen.init, for: Paper.self)
    registrar.register(NoteCoordinator.init, for: Note.self)
    registrar.register(MailScreen.init, for: Mail.self, giving: \.id)
    registrar.register(AttachmentScreen.init, for: Attachment.self, giving: \.name)
  }
}
