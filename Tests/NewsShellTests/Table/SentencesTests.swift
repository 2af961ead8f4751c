import Foundation
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

/// All sentences, side by side, for editors: `scripts/sentences`.
@Suite("Every sentence in every language")
struct SentencesTests {
  /// The sentences of a kind, each in every language.
  private static func side(_ kind: String, _ sentence: (any Texts) -> String) -> String {
    kind + "\n"
      + InterfaceLanguage.all.map { "  \($0.code)  \(sentence($0.texts).replacing("\n", with: "\n      "))\n" }.joined()
  }

  private static func error(_ texts: any Texts, _ error: any Error) -> String {
    let explanation = texts.explain(error)
    return [explanation.message, explanation.hint].compactMap(\.self).joined(separator: " ; ")
  }

  static let all: [String] = {
    var all = CommandName.allCases.map { name in side("summary of \(name.rawValue)") { $0.summary(of: name) } }
    all += ArgumentPhrase.allCases.map { phrase in side("argument \(phrase)") { $0.phrase(phrase) } }
    all += ProcessPhrase.allCases.map { phrase in side("process \(phrase)") { $0.phrase(phrase) } }
    all += ManualPhrase.allCases.map { phrase in side("manual \(phrase)") { $0.phrase(phrase) } }
    all += TopicPhrase.allCases.map { phrase in side("topic \(phrase)") { $0.phrase(phrase) } }
    all += HelpSubject.allCases.map { subject in
      side("help on \(subject)") { texts in
        let advice = texts.advice(on: subject).map { "\($0.typed): \($0.meaning)" }
        return (texts.words(for: subject) + advice).joined(separator: ", ")
      }
    }
    all += SettingTable.all.map(\.key).map { key in
      side("setting \(key.name)") { "\($0.label(of: key)): \($0.meaning(of: key)) \($0.advice(for: key))" }
    }
    all += TextsTests.newsErrors.map { given, _ in side("error \(given)") { error($0, given) } }
    all += TextsTests.shellErrors.map { given, _ in side("error \(given)") { error($0, given) } }
    all += (TextsTests.notices + TextsTests.undone).map { notice in side("notice \(notice)") { $0.notice(notice) } }
    return all
  }()

  @Test("each sentence is there in each language, and can be written into a file")
  func complete() throws {
    for entry in Self.all {
      let lines = entry.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("      ") }
      #expect(lines.count == InterfaceLanguage.all.count, "\(entry)")
      #expect(lines.allSatisfy { $0.count > 6 }, "\(entry)")
    }
    #expect(Self.all.count > 600)
    guard let path = ProcessInfo.processInfo.environment["SUPERNEWS_SENTENCES"] else { return }
    try Self.all.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test("a summary has at most 60 characters, and an argument's help one line", arguments: InterfaceLanguage.all)
  func lengths(language: InterfaceLanguage) {
    // French needs a tenth more for the same, and its lists of actions are infinitives.
    let (summary, help) = language == .english ? (60, 60) : (66, 71)
    for declaration in CommandTable.standard.declarations {
      let text = declaration.summary.text(in: language)
      #expect(text.count <= summary, "\(declaration.name): \(text)")
      for argument in declaration.arguments {
        let text = argument.help.text(in: language)
        #expect(text.count <= help, "\(declaration.name) \(argument.name): \(text)")
      }
    }
  }
}
