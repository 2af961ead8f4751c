import NewsDomain

/// A country for programs.
struct CountryRecord: Record {
  static var type: StaticString { "country" }

  private let country: Country
  /// The distance from a place; `nil` if no place is given.
  private let distance: CountryDistance?
  private let hasInside: Bool

  /// - Parameter hasInside: Whether the record says if the place is in the country.
  init(_ country: Country, distance: CountryDistance? = nil, hasInside: Bool = true) {
    self.country = country
    self.distance = distance
    self.hasInside = hasInside
  }

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("code", .column(1)) { $0.country.code }
    fields.names { $0.name(of: $1.country) }
    fields.field("latitude", .column(4)) { $0.country.centroid.latitude }
    fields.field("longitude", .column(5)) { $0.country.centroid.longitude }
    fields.field("isOriginal") { $0.country.isOriginal }
    fields.field("distanceKm") { $0.distance?.tenths }
    fields.field("distanceKm", .onlyColumn(6), when: { $0.distance != nil }) { $0.distance?.tenths }
    fields.field("inside", when: { $0.hasInside && $0.distance != nil }) { $0.distance?.isInside ?? false }
  }
}

/// A language for programs.
struct LanguageRecord: Record {
  static var type: StaticString { "language" }

  let language: Language

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("code", .column(1)) { $0.language.code }
    fields.names { $0.name(of: $1.language) }
  }
}

/// A category for programs.
struct CategoryRecord: Record {
  static var type: StaticString { "category" }

  let category: NewsDomain.Category

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("code", .column(1)) { $0.category.code }
    fields.names { $0.name(of: $1.category) }
  }
}

extension FieldVisitor {
  /// Adds the name of a country, language or category: the member `name` in the standard language, and one column for
  /// each language that has such a column.
  mutating func names(_ name: (any EntityNames, Subject) -> String) {
    field("name", .column(2)) { name(InterfaceLanguage.standard.texts, $0) }
    for language in InterfaceLanguage.all {
      guard let column = language.texts.nameColumn else { continue }
      field(column, .onlyColumn(3)) { name(language.texts, $0) }
    }
  }
}
