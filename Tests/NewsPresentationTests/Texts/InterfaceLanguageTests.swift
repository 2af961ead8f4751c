import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Languages of the interface")
struct InterfaceLanguageTests {
  @Test("each language is found by its code, and no other code is known")
  func codes() {
    for language in InterfaceLanguage.all { #expect(InterfaceLanguage(code: language.code) == language) }
    #expect(Set(InterfaceLanguage.all.map(\.code)).count == InterfaceLanguage.all.count)
    #expect(InterfaceLanguage(code: "xx") == nil)
    #expect(InterfaceLanguage.standard.code == "en")
  }

  @Test("a language's texts are its own", arguments: InterfaceLanguage.all)
  func textsAreInTheirLanguage(language: InterfaceLanguage) {
    #expect(language.texts.language == language)
  }

  @Test("every command has a name, a summary and examples", arguments: InterfaceLanguage.all)
  func commands(language: InterfaceLanguage) {
    for command in CommandName.allCases {
      #expect(language.texts.names(of: command).allSatisfy { !$0.isEmpty && $0.trimmed == $0 })
      #expect(!language.texts.names(of: command).isEmpty)
      #expect(language.texts.summary(of: command).hasSuffix("."))
      #expect(!language.texts.examples(of: command).isEmpty)
    }
    let names = CommandName.allCases.map { FoldedName(language.texts.name(of: $0)) }
    #expect(Set(names).count == names.count)
  }

  @Test("programs use the standard language's names of commands")
  func standardNames() {
    for command in CommandName.allCases {
      #expect(InterfaceLanguage.standard.texts.name(of: command) == command.rawValue)
    }
  }

  @Test("every word that may be typed has a name, and no phrase is empty", arguments: InterfaceLanguage.all)
  func phrases(language: InterfaceLanguage) {
    let texts = language.texts
    for choice in ChoiceName.allCases { #expect(texts.names(of: choice).first?.isEmpty == false) }
    let phrases =
      ArgumentPhrase.allCases.map { texts.phrase($0) } + TopicPhrase.allCases.map { texts.phrase($0) }
      + ProcessPhrase.allCases.map { texts.phrase($0) } + ManualPhrase.allCases.map { texts.phrase($0) }
    for phrase in phrases { #expect(!phrase.trimmed.isEmpty) }
  }

  @Test("a command answers to its names in all languages, then to what else it is called")
  func aCommandAnswersToItsNamesInAllLanguages() {
    #expect(CommandName.quit.names == ["quit", "quitter", "exit", "q", "quitte"])
    #expect(CommandName.top.names == ["top", "une", "headlines"])
    #expect(CommandName.help.names == ["help", "aide", "?"])
    #expect(CommandName.format.names == ["format"])
  }

  @Test("a word is understood in any language, whatever its case and accents", arguments: ["none", "AUCUN", "aucune"])
  func choices(text: String) {
    #expect(ChoiceName.nothing.isMeant(by: text))
    #expect(!ChoiceName.on.isMeant(by: text))
  }
}
