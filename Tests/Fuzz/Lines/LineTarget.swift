import NewsDomain
import NewsPresentation
import TerminalKit

@testable import NewsShell

/// Runs and completes any bytes as a line of commands.
enum LineTarget {
  private static let session = Session(
    settings: Settings(edition: .standard(for: .french)), format: .text, language: .french, isInteractive: true,
    knownSources: [
      NewsSource(id: "le-monde", name: "Le Monde"), NewsSource(id: "bbc-news", name: "BBC News"),
      NewsSource(id: "l-equipe", name: "L'Équipe"),
    ])

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let line = String(decoding: bytes, as: UTF8.self)
    for command in ParsedLine(line).commands {
      precondition(!command.words.isEmpty || command.ending != nil)
      guard let match = (try? CommandTable.standard.match(command.words)) ?? nil else { continue }
      _ = try? Call(match.words, of: match.declaration)
    }
    let completion = Completion.of(line, in: session)
    precondition(completion.replaced <= line.unicodeScalars.count)
    // A quoted text must be read as one word, whatever it contains.
    let text = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }))
    let words = ParsedLine(ParsedLine.quoted(text)).commands.first
    precondition(words?.words.count == 1 && words?.words.first?.text == text && words?.ending == nil)
    let shown = Sanitiser.line(line)
    precondition(shown.string.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    return 0
  }
}
