import NewsDomain
import NewsPresentation
import TerminalKit

// Arguments for searches only.

extension Argument where Value == LanguageChoice {
  static func languageOrAny(help: Localized) -> Argument {
    let language = Argument<Language>.language(.option("language"), .option(value: "LL|any"), help: help)
    return .named(
      language.label, language.form, help: help,
      complete: { context in
        context.candidates(of: TypedName(.anyLanguage))
          + language.complete(context)
      },
      read: { text, form in
        ChoiceName.anyLanguage.isMeant(by: text) ? .any : .only(try language.read(text, as: form))
      })
  }
}

extension Argument where Value == WrittenDay {
  static func day(_ name: String, help: Localized) -> Argument {
    Argument(
      .option(name), .option(value: "DATE"), help: help,
      complete: { context in
        context.candidates(of: TypedName(.yesterday)) + context.candidates(of: TypedName(.today))
      },
      read: { try WrittenDay($0) })
  }
}

extension Argument where Value == String {
  static var sourceID: Argument {
    Argument(
      .option("source"), help: .option(""),
      complete: { context in
        context.session.knownSources.flatMap { context.candidates(named: [$0.id], describedBy: $0.name) }
      },
      read: { $0 })
  }

  /// A host's name, copied in any form: a whole link, with a port or with `www.`.
  static var domain: Argument {
    Argument(.option("domain"), help: .option("")) { text in
      let host = String((WebLink(text)?.host ?? text).prefix { $0 != ":" })
      return host.lowercased().hasPrefix("www.") ? String(host.dropFirst("www.".count)) : host
    }
  }
}

extension Argument {
  /// Values separated by commas.
  static func list<Element: Sendable>(
    _ name: String, value: String, help: Localized, of element: Argument<Element>
  ) -> Argument where Value == [Element] {
    .named(
      .option(name), .option(value: value), help: help,
      complete: { context in
        // Only the value after the last comma is still being typed.
        let start = context.typed.lastIndex(of: ",").map { context.typed[...$0] } ?? ""
        let last = CompletionContext(session: context.session, typed: String(context.typed.dropFirst(start.count)))
        let chosen = start.split(at: ",")
        return element.complete(last).filter { !chosen.contains($0.text[...]) }
          .map { Candidate(start + $0.text, $0.description, shown: $0.text) }
      },
      read: { text, form in
        let words = text.split(at: ",").map(\.trimmed).filter { !$0.isEmpty }
        guard !words.isEmpty else { throw ShellError.usage(.missingValue(option: "--\(name)", value: value)) }
        return try words.map { try element.read($0, as: form) }
      })
  }
}

/// One language, or all of them.
enum LanguageChoice: Sendable {
  case any
  case only(Language)
}
