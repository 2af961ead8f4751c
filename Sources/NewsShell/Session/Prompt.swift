import NewsDomain
import NewsPresentation
import TerminalKit

/// The prompt: the edition of the session, or the reader's own text.
package enum Prompt {
  /// The prompt shows the remaining requests if there are fewer than this.
  private static let requestsWorthTelling = 20

  /// `fr · français ›  `, or `fr · français · Le Monde ›  ` if the reader has chosen a favourite source: what commands
  /// use, whatever list is shown. Only the country if more would take half the window.
  ///
  /// - Parameter columns: the width of the window.
  package static func spans(_ session: Session, columns: Int) -> [Span] {
    let told =
      session.settings[PromptSetting.self].map { [Span(text($0, session))] } ?? edition(session, columns: columns)
    // The last span has no style; otherwise libedit lets the colour leak into the typed text.
    return told + [Span(" ")]
  }

  private static func edition(_ session: Session, columns: Int) -> [Span] {
    let edition = session.edition
    let (mark, end): (SafeText, SafeText) = session.isAccessible ? (", ", " >") : (" · ", " ›")
    var room = columns / 2 - edition.country.code.utf8.count - end.width - 2
    var told = [Span(edition.country.code, .quiet)]
    func add(_ text: SafeText, _ role: Role) {
      let shown = TextWrap.cut(text, to: room - mark.width)
      guard !shown.isEmpty, shown != "…" else { return room = 0 }
      told += [Span(mark, .quiet), Span(shown, role)]
      room -= mark.width + shown.width
    }
    // A truncated name of a language would be useless, so it is left out as a whole.
    let language = SafeText(edition.language.ownName)
    if mark.width + language.width <= room { add(language, .quiet) }
    if let source = edition.favourite { add(SafeText(source.name), .accent) }
    if let left = session.requestsLeft, left < requestsWorthTelling {
      told += [
        Span(mark, .quiet), Span(texts(in: session.language).requestsLeft(left), left == 0 ? .trouble : .quiet),
      ]
    }
    return told + [Span(end + " ", .quiet)]
  }

  /// The reader's own prompt: `%c` country, `%l` language, `%s` source, `%n` number of items in the list, `%q` requests
  /// left, `%u` new unread articles, `%%` a percent sign. Anything else after a `%` stays as it is.
  private static func text(_ format: String, _ session: Session) -> SafeText {
    var text = ""
    var rest = format.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "%", let letter = rest.first else {
        text.unicodeScalars.append(scalar)
        continue
      }
      rest.removeFirst()
      switch letter {
      case "c": text += session.edition.country.code
      case "l": text += session.edition.language.code
      case "s": text += session.edition.source.name
      case "n": text += String(session.coordinator.list?.ownCount ?? 0)
      case "q": text += session.requestsLeft.map(String.init) ?? ""
      case "u": text += session.newCount.map(String.init) ?? ""
      case "%": text += "%"
      default: text += "%" + String(letter)
      }
    }
    return SafeText(text)
  }
}
