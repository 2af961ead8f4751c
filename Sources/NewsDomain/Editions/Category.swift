/// The seven sections of the news, by NewsAPI's names.
package enum Category: String, CaseIterable, Sendable {
  case business
  case entertainment
  case general
  case health
  case science
  case sports
  case technology

  package var code: String { rawValue }

  package func name(in language: InterfaceLanguage) -> String {
    switch language {
    case .english: rawValue
    case .french: frenchName
    }
  }

  /// What a person may call it, in either language.
  package var names: [String] { [rawValue, frenchName] }

  private var frenchName: String {
    switch self {
    case .business: "économie"
    case .entertainment: "culture"
    case .general: "général"
    case .health: "santé"
    case .science: "sciences"
    case .sports: "sport"
    case .technology: "technologie"
    }
  }
}
