import NewsDomain
import NewsPresentation

/// What an article can be shared as, or with whom.
enum ShareRecipient: Sendable {
  case form(ShareArticle.Form)
  case clipboard
  case mail
  case qr
  /// A target of the reader's own.
  case target(ShareTarget)

  /// Those that need no setting.
  static let builtIn: [(recipient: ShareRecipient, names: TypedName)] = [
    (.form(.text), TypedName(.text)), (.form(.markdown), TypedName(.markdown)),
    (.clipboard, TypedName(.clipboard)), (.mail, TypedName(.mail)), (.qr, TypedName(.qr)),
  ]

  /// - Throws: `ShellError.value(.notOneOf)`, `NewsError.name(.ambiguous)`.
  static func read(_ text: String, among targets: [ShareTarget], as form: NameForm) throws -> ShareRecipient {
    let all = all(targets)
    switch NameIndex(all.enumerated().map { ($0.offset, $0.element.names.all) }).match(text, as: form) {
    case .found(let place): return all[place].recipient
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown(let nearest):
      // It may be a name in another language than the reader's.
      let own = all.first { entry in nearest.map { entry.names.all.contains($0) } ?? false }?.names.own
      throw ShellError.value(.notOneOf(text, nearest: own, known: all.map(\.names.own)))
    }
  }

  /// The recipient that a word among the items names; `nil` for an item. Only the whole name of a target goes before
  /// the beginning of an article's ID.
  static func named(_ word: ShareWord, among targets: [ShareTarget], as form: NameForm) -> ShareRecipient? {
    let all = all(targets)
    let index = NameIndex(all.enumerated().map { ($0.offset, $0.element.names.all) })
    if let place = index.exactly(word.text) { return all[place].recipient }
    guard case .failure = word.target, form == .prefix else { return nil }
    return index.match(word.text, as: form).value.map { all[$0].recipient }
  }

  private static func all(_ targets: [ShareTarget]) -> [(recipient: ShareRecipient, names: TypedName)] {
    builtIn
      + targets.map { (recipient: ShareRecipient.target($0), names: TypedName.option($0.name)) }
  }
}

/// A word after `share`: an item, a link of its text, or the name of a recipient.
struct ShareWord: Sendable {
  let text: String
  /// The item or link; the error of a word that is neither.
  let target: Result<WebTarget, any Error>

  init(text: String) {
    self.text = text
    target = Result { try WebTarget(text: text) }
  }
}
