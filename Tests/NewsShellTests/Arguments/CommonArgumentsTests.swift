import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Arguments that several commands share")
struct CommonArgumentsTests {
  private let help = Localized.option("help")

  @Test(
    "a country is read by code, name or unique beginning, in both languages",
    arguments: [
      ("jp", "jp"), ("JAPAN", "jp"), ("japon", "jp"), ("etats-unis", "us"), ("\u{C9}mirats arabes unis", "ae"),
      ("emir", "ae"), ("il", "il"), ("alg\u{E9}rie", "dz"),
    ])
  func countries(text: String, code: String) throws {
    let argument = Argument<Country>.country(.option("COUNTRY"), .rest, help: help)
    #expect(try argument.read(text).code == code)
  }

  @Test("several countries that begin alike are reported by name")
  func ambiguousCountry() {
    let argument = Argument<Country>.country(.option("COUNTRY"), .rest, help: help)
    let names = ["United Arab Emirates", "United Kingdom", "United States"]
    #expect(throws: NewsError.name(.ambiguous("united", candidates: names))) {
      try argument.read("united")
    }
  }

  @Test("an unknown country is reported with the nearest name, if there is one")
  func unknownCountry() {
    let argument = Argument<Country>.country(.option("COUNTRY"), .rest, help: help)
    #expect(throws: NewsError.name(.unknownCountry("Germny", nearest: "Germany"))) {
      try argument.read("Germny")
    }
    #expect(throws: NewsError.name(.unknownCountry("qa", nearest: nil))) {
      try argument.read("qa")
    }
  }

  @Test(
    "a language is read by code or name",
    arguments: [
      ("ud", "ur"), ("ur", "ur"), ("Urdu", "ur"), ("ourdou", "ur"), ("arabe", "ar"), ("hebrew", "he"), ("se", "sv"),
    ])
  func languages(text: String, code: String) throws {
    let argument = Argument<Language>.language(.option("LANGUAGE"), .rest, help: help)
    #expect(try argument.read(text).code == code)
  }

  @Test("an unknown language is reported with the nearest name, if there is one")
  func unknownLanguage() {
    let argument = Argument<Language>.language(.option("LANGUAGE"), .rest, help: help)
    #expect(throws: NewsError.name(.unknownLanguage("Germna", nearest: "German"))) {
      try argument.read("Germna")
    }
    #expect(throws: NewsError.name(.unknownLanguage("klingon", nearest: nil))) {
      try argument.read("klingon")
    }
  }

  @Test("a category is read by its names, and an unknown one is reported with the nearest")
  func categories() throws {
    let argument = Argument<NewsDomain.Category>.category(.option(value: "C"), help: help)
    #expect(try argument.read("Sant\u{E9}") == .health)
    #expect(try argument.read("tech") == .technology)
    #expect(throws: NewsError.name(.unknownCategory("sprots", nearest: "sports"))) {
      try argument.read("sprots")
    }
  }

  @Test("a number is read within its bounds", arguments: [("1", 1), ("20", 20), ("100", 100)])
  func numberIsReadWithinItsBounds(text: String, value: Int) throws {
    let argument = Argument<Int>.number("limit", in: 1...100, help: help)
    #expect(try argument.read(text) == value)
  }

  @Test("numbers beyond it are refused", arguments: ["0", "101", "-1", "1.5", "", " 1", "ten", "99999999999999999999"])
  func badNumbers(text: String) {
    let argument = Argument<Int>.number("limit", in: 1...100, help: help)
    let error = #expect(throws: ShellError.self) {
      try argument.read(text)
    }
    guard case .value(.notANumber(let typed, 1, 100))? = error else {
      Issue.record("told otherwise")
      return
    }
    #expect(typed == text)
  }

  @Test("a choice is read by any of its names, and an unknown word is reported with the nearest")
  func choices() throws {
    let argument = Argument<SourceGrouping>.choice(
      .option("HOW"), help: help, of: [(.all, TypedName(.all)), (.byCountry, TypedName(.byCountry))])
    #expect(try argument.read("TOUT") == .all)
    #expect(try argument.read("par") == .byCountry)
    let error = #expect(throws: ShellError.self) {
      try argument.read("by-contry")
    }
    guard case .value(.notOneOf("by-contry", let nearest, let known))? = error else {
      Issue.record("told otherwise")
      return
    }
    #expect(nearest?.english == "by-country")
    // The reader's own language, whichever name was meant.
    #expect(nearest?.french == "par-pays")
    #expect(known.map(\.english) == ["all", "by-country"])
  }

  @Test("the values that help names for an option are understood", arguments: InterfaceLanguage.all)
  func values(language: InterfaceLanguage) throws {
    var checked = 0
    for declaration in CommandTable.standard.declarations {
      for argument in declaration.arguments {
        guard case .option(let value) = argument.form, value.contains(where: { $0 == "|" || $0 == "," }) else {
          continue
        }
        let words = argument.usageName(in: language).drop { $0 != " " }.split { " |,…".contains($0) }
        for word in words where word.contains(where: \.isLowercase) {
          #expect(throws: Never.self, "\(declaration.name) \(word)") {
            try argument.value(of: String(word), as: .whole)
          }
          checked += 1
        }
      }
    }
    #expect(checked >= 18)
  }
}
