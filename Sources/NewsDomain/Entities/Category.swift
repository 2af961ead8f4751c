/// The seven sections of the news, by NewsAPI's names.
public enum Category: String, CaseIterable, Sendable {
  case business
  case entertainment
  case general
  case health
  case science
  case sports
  case technology

  public var code: String { rawValue }

  public func name(in language: InterfaceLanguage) -> String {
    switch language {
    case .english: rawValue
    case .french: frenchName
    }
  }

  /// What a person may call it, in either language.
  public var names: [String] { [rawValue, frenchName] }

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
