import NewsDomain

extension Argument {
  /// A word out of a known few, by any of their names.
  static func choice(
    _ name: String, _ form: ArgumentForm = .word, isRequired: Bool = false, help: Localized,
    of choices: [(value: Value, names: [String])],
    unknown: @escaping @Sendable (String, String?) -> any Error = { ShellError.notOneOf($0, nearest: $1) }
  ) -> Argument where Value: Hashable {
    let index = NameIndex(choices)
    let names = choices.map(\.names)
    return Argument(
      name, form, isRequired: isRequired, help: help,
      complete: { context in names.flatMap { context.candidates(named: $0) } },
      read: { text in
        switch index.match(text) {
        case .found(let value): return value
        case .ambiguous(let candidates): throw NewsError.ambiguous(text, candidates: candidates)
        case .unknown(let nearest): throw unknown(text, nearest)
        }
      })
  }
}

extension Argument where Value == Int {
  static func number(_ name: String, in range: ClosedRange<Int>, help: Localized) -> Argument {
    Argument(name, .option(value: "N"), help: help) { text in
      guard let number = Int(text), range.contains(number) else {
        throw ShellError.notANumber(text, from: range.lowerBound, to: range.upperBound)
      }
      return number
    }
  }
}

extension Argument where Value == Country {
  static func country(_ name: String, _ form: ArgumentForm, help: Localized) -> Argument {
    Argument(
      name, form, help: help,
      complete: { context in
        Country.all.flatMap { country in
          context.candidates(
            named: [country.name(in: context.language)] + country.names, describedBy: country.code)
        }
      },
      read: { text in
        switch Self.countries.match(text) {
        case .found(let country): return country
        case .ambiguous(let candidates): throw NewsError.ambiguous(text, candidates: candidates)
        case .unknown(let nearest): throw NewsError.unknownCountry(text, nearest: nearest)
        }
      })
  }

  private static var countries: NameIndex<Country> { Names.countries }
}

extension Argument where Value == Language {
  static func language(_ name: String, _ form: ArgumentForm, help: Localized) -> Argument {
    Argument(
      name, form, help: help,
      complete: { context in
        Language.all.flatMap { language in
          context.candidates(
            named: [language.name(in: context.language)] + language.names, describedBy: language.code)
        }
      },
      read: { text in
        switch Names.languages.match(text) {
        case .found(let language): return language
        case .ambiguous(let candidates): throw NewsError.ambiguous(text, candidates: candidates)
        case .unknown(let nearest): throw NewsError.unknownLanguage(text, nearest: nearest)
        }
      })
  }
}

extension Argument where Value == NewsDomain.Category {
  static func category(_ form: ArgumentForm, help: Localized) -> Argument {
    .choice(
      "category", form, help: help, of: Category.allCases.map { ($0, $0.names) },
      unknown: { NewsError.unknownCategory($0, nearest: $1) })
  }
}

extension Argument where Value == ItemSelection {
  static func items(_ form: ArgumentForm, isRequired: Bool = false, help: Localized) -> Argument {
    Argument(
      "ITEM", form, isRequired: isRequired, help: help,
      complete: { context in context.itemCandidates() },
      read: ItemSelection.init(text:))
  }
}

/// The names that arguments are looked up in.
enum Names {
  static let countries = NameIndex(Country.all.map { ($0, $0.names) })
  static let languages = NameIndex(Language.all.map { ($0, $0.names) })
}
