import NewsPresentation
import NewsProgram

/// The same program as for readers, with one more language for tests only.
@main
enum Main {
  static func main() {
    Program.main(languages: InterfaceLanguage.all + [InterfaceLanguage(PseudoTexts())])
  }
}
