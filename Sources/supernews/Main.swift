import NewsPresentation
import NewsProgram

@main
enum Main {
  static func main() {
    Program.main(languages: InterfaceLanguage.all)
  }
}
