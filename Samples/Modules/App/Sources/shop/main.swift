import ShopApp
import ShopInterface
import UsherDI
import UsherTerminal

let container = try Container(ShopAssembly())
try await SceneDirector(Browse(), in: container, host: TerminalHost()).run()
