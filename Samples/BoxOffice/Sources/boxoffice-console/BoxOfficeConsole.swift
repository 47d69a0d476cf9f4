import BoxOfficeStage
import UsherExplorer

@main struct BoxOfficeConsole {
  static func main() async {
    await StageConsole(making: "try TestStage.boxOffice()") { try .boxOffice() }.run()
  }
}
