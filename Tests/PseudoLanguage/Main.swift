import NewsPresentation
import NewsProgram

/// The program as readers have it, with one more language, which only tests ask for.
@main
enum Main {
  static func main() {
    Program.main(languages: InterfaceLanguage.all + [InterfaceLanguage(PseudoTexts())])
  }
}
