@testable import NewsDomain
@testable import NewsShell

extension Screen {
  /// What people see of it.
  func text(
    language: InterfaceLanguage = .english, columns: Int? = 80, isColoured: Bool = false, hasLinks: Bool = false,
    isAccessible: Bool = false
  ) -> String {
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: isColoured, hasLinks: hasLinks), columns: columns,
      isAccessible: isAccessible, now: Date())
    draw(on: &page)
    return page.text
  }

  func lines(language: InterfaceLanguage = .english, columns: Int? = 80) -> [String] {
    text(language: language, columns: columns).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { String($0) }
  }

  /// What programs read of it, a line each.
  var rows: [String] {
    var row = RowWriter()
    row.write(records)
    return row.text.split(separator: "\n").map { String($0) }
  }

  var objects: [String] {
    var object = ObjectWriter()
    for record in records { object.write(record) }
    return object.text.split(separator: "\n").map { String($0) }
  }
}

extension Session {
  /// The markers of the map that numbers belong to.
  var map: (clusters: [CountryCluster], view: Viewport)? {
    guard case .markers(let clusters, let view)? = coordinator.current?.list?.items else { return nil }
    return (clusters, view)
  }

  /// The countries that numbers belong to; none where the list is of something else.
  var countryCodes: [String] {
    guard case .countries(let countries)? = coordinator.current?.list?.items else { return [] }
    return countries.map(\.code)
  }
}

extension String {
  /// With one kind of blank, and all of it on one line.
  var onOneLine: String {
    replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ").replacing("\n", with: " ")
  }
}
