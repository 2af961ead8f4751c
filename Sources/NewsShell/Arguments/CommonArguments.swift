import NewsDomain
import NewsPresentation

extension Argument {
  /// One of a few known words, by any of their names.
  ///
  /// - Parameter unknown: the error for another word, by the most similar name in any language, and the name of that
  ///   choice in the reader's language.
  static func choice(
    _ label: Localized, _ form: ArgumentForm = .word, isRequired: Bool = false, help: Localized,
    of choices: [(value: Value, names: TypedName)],
    unknown: (@Sendable (_ text: String, _ nearest: String?, _ own: Localized?) -> any Error)? = nil
  ) -> Argument where Value: Hashable {
    let names = choices.map(\.names)
    return .named(
      label, form, isRequired: isRequired, help: help,
      complete: { context in
        names.flatMap { context.candidates(of: $0) }
      },
      read: { text, form in
        // Most scripts write the exact name.
        if let exact = choices.first(where: { $0.names.all.contains(text) }) { return exact.value }
        // Built only when needed; otherwise every start would build the indexes of all commands.
        let index = NameIndex(choices.map { ($0.value, $0.names.all) })
        switch index.match(text, as: form) {
        case .found(let value): return value
        case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
        case .unknown(let nearest):
          // It may be a name in another language than the reader's.
          let own = names.first { name in nearest.map { name.all.contains($0) } ?? false }?.own
          throw unknown?(text, nearest, own) ?? ShellError.value(.notOneOf(text, nearest: own, known: names.map(\.own)))
        }
      })
  }
}

extension Argument where Value == Int {
  static var page: Argument {
    .number("page", in: 1...1000, help: .argument(.pageHelp))
  }

  static var limit: Argument {
    .number("limit", in: ListSize.limits, help: .argument(.limitHelp))
  }

  static func number(_ name: String, in range: ClosedRange<Int>, help: Localized) -> Argument {
    Argument(.option(name), .option(value: "N"), help: help) { text in
      guard let number = Int(text), range.contains(number) else {
        throw ShellError.value(.notANumber(text, from: range.lowerBound, to: range.upperBound))
      }
      return number
    }
  }
}

extension Call {
  /// The page that its options `--page` and `--limit` ask for.
  var paging: Paging { Paging(page: self[.page] ?? 1, limit: self[.limit] ?? ListSize.standard) }
}

extension Argument where Value == Bool {
  /// An option without a value.
  /// Records a list as shown even if only a program or file takes it.
  static var markShown: Argument { flag("mark-shown", help: .argument(.markShownHelp)) }

  static func flag(_ name: String, help: Localized) -> Argument {
    Argument(.option(name), .flag, help: help) { _ in true }
  }
}

extension Argument where Value == Country {
  /// The favourite country.
  static var ownCountry: Argument { country(.argument(.countryLabel), .rest, help: .argument(.ownCountryHelp)) }

  static func country(_ label: Localized, _ form: ArgumentForm, help: Localized) -> Argument {
    .named(
      label, form, help: help,
      complete: { $0.countryCandidates() },
      read: { text, form in
        switch Country.index.match(text, as: form) {
        case .found(let country): return country
        case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
        case .unknown(let nearest): throw NewsError.name(.unknownCountry(text, nearest: nearest))
        }
      })
  }
}

extension Argument where Value == Language {
  /// The language of searches.
  static var ownLanguage: Argument { language(.argument(.languageLabel), .rest, help: .argument(.ownLanguageHelp)) }

  static func language(_ label: Localized, _ form: ArgumentForm, help: Localized) -> Argument {
    .named(
      label, form, help: help,
      complete: { context in
        Language.all.flatMap { language in
          context.candidates(
            named: [language.name(in: context.language), language.code],
            describedBy: language.code)
        }
      },
      read: { text, form in
        switch Language.index.match(text, as: form) {
        case .found(let language): return language
        case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
        case .unknown(let nearest): throw NewsError.name(.unknownLanguage(text, nearest: nearest))
        }
      })
  }
}

extension Argument where Value == NewsDomain.Category {
  static func category(_ form: ArgumentForm, help: Localized) -> Argument {
    .choice(
      .option("category"), form, help: help, of: Category.allCases.map { ($0, TypedName(category: $0)) },
      unknown: { text, nearest, _ in NewsError.name(.unknownCategory(text, nearest: nearest)) })
  }
}

extension Argument where Value == ItemSelection {
  static func items(_ form: ArgumentForm, isRequired: Bool = false, help: Localized) -> Argument {
    Argument(
      .argument(.itemLabel), form, isRequired: isRequired, help: help,
      complete: { context in context.itemCandidates() },
      read: ItemSelection.init(text:))
  }
}
