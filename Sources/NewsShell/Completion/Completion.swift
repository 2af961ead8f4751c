import NewsDomain
import TerminalKit

/// Completion as a pure function of the text before the cursor, the session and, for names of files, folders.
extension Completion {
  /// - Parameters:
  ///   - text: the line up to the cursor.
  ///   - folders: where names of files are looked up.
  package static func of(_ text: String, in session: Session, folders: (any FolderListing)? = nil) -> Completion {
    let words = ParsedLine(text)
    guard !words.endsInComment, !words.endsInShellCommand else { return .none }
    let phrase = words.endsInCommand ? words.commands.last : nil
    var command = phrase?.words ?? []
    var isFile = false
    if case .file(let names, _)? = phrase?.ending {
      isFile = true
      command = names
    }
    let current = words.endsInWord ? command.popLast() : nil
    let start = current?.start ?? text.utf8.count
    // `>` takes only one name.
    if isFile, !command.isEmpty { return .none }

    var target = Target(command: command, current: current, start: start, session: session)
    if isFile { target.complete = { $0.fileCandidates() } }
    let typed = target.wholeText ?? current?.text ?? ""
    let context = CompletionContext(
      session: session, typed: target.prefix == nil ? typed : String(typed.dropFirst(target.prefix?.count ?? 0)),
      words: target.words, commands: CommandTable.standard.declarations, folders: folders)
    let candidates = target.complete(context)
    guard !candidates.isEmpty else { return .none }

    let from = text.utf8.index(text.startIndex, offsetBy: target.start)
    let replaced = text[from...].unicodeScalars.count
    let prefix = target.prefix ?? ""
    if candidates.count == 1 {
      let word = prefix + target.written(candidates[0].text)
      // More of the word may follow.
      let closing = word.hasSuffix("=") || candidates[0].text.hasSuffix("/") ? "" : " "
      return Completion(replaced: replaced, insertion: word + closing, candidates: candidates)
    }
    let common = commonStart(candidates.map(\.text))
    let isLonger = common.count > context.typed.count
    return Completion(
      replaced: replaced, insertion: isLonger ? prefix + target.written(common, isWhole: false) : nil,
      candidates: candidates)
  }

  private static func commonStart(_ texts: [String]) -> String {
    guard var common = texts.first else { return "" }
    for text in texts.dropFirst() { common = common.commonPrefix(with: text) }
    return common
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

/// The word being completed: a command's name, an option's name or value, or an argument.
private struct Target {
  var complete: (CompletionContext) -> [Candidate] = { _ in [] }
  /// The start of the replaced text, in UTF-8 bytes.
  var start: Int
  /// The text before the candidate in the same word, which stays: `--country=`.
  var prefix: String?
  /// Whether the argument takes the rest of the line.
  var isRest = false
  /// All words of such an argument.
  var wholeText: String?
  /// The earlier words, without options and their values.
  var words: [String] = []

  init(command: [Word], current: Word?, start: Int, session: Session) {
    self.start = start
    guard !command.isEmpty else {
      complete = { $0.commandCandidates() }
      return
    }
    guard let match = (try? CommandTable.standard.match(command, at: session.language)) ?? nil else { return }
    let arguments = match.declaration.arguments
    let options = arguments.filter(\.isOption)
    let typed = current?.text ?? ""

    if current?.isQuoted != true, typed.hasPrefix("--") {
      if let mark = typed.firstIndex(of: "=") {
        let name = typed[typed.index(typed.startIndex, offsetBy: 2)..<mark]
        guard let option = options.first(where: { $0.isOption("--" + name) }) else { return }
        prefix = String(typed[...mark])
        complete = option.complete
      } else {
        complete = { context in
          options.compactMap { option in
            let names = [option.optionName(in: context.language), option.name].map { "--" + $0 }
            let begun =
              typed.dropFirst(2).isEmpty
              ? names.first : names.first { FoldedName($0).text.hasPrefix(FoldedName(typed).text) }
            return begun.map { Candidate($0, option.help.text(in: context.language)) }
          }
        }
      }
      return
    }
    if let last = match.words.last, !last.isQuoted, last.text.hasPrefix("--"), !last.text.contains("="),
      let option = options.first(where: { $0.isOption(last.text) }), option.form != .flag
    {
      complete = option.complete
      return
    }
    chooseWord(of: match, arguments: arguments.filter { !$0.isOption }, current: current)
  }

  private mutating func chooseWord(of match: CommandTable.Match, arguments: [any AnyArgument], current: Word?) {
    // Words that are neither options nor their values.
    var plain: [Word] = []
    var isValue = false
    for word in match.words {
      if isValue {
        isValue = false
      } else if !word.isQuoted, word.text.hasPrefix("--") {
        let isFlag = match.declaration.arguments.contains { $0.form == .flag && $0.isOption(word.text) }
        isValue = !isFlag && !word.text.contains("=")
      } else {
        plain.append(word)
      }
    }
    var position = 0
    for argument in arguments {
      switch argument.form {
      case .rest:
        isRest = true
        let words = plain.dropFirst(position)
        self.words = plain.prefix(position).map(\.text)
        if let first = words.first {
          start = first.start
          wholeText = (words + (current.map { [$0] } ?? [])).map(\.text).joined(separator: " ")
          if current == nil { wholeText? += " " }
        }
        complete = argument.complete
        return
      case .words:
        complete = argument.complete
        return
      default:
        if position == plain.count {
          words = plain.map(\.text)
          complete = argument.complete
          return
        }
        position += 1
      }
    }
  }

  /// A candidate in the form to type, or the prefix that several candidates share (`isWhole` is false), whose rest is
  /// still to be typed.
  func written(_ text: String, isWhole: Bool = true) -> String {
    // If the rest of the line is one argument, spaces in it need no quotes.
    let bare = isRest ? text.replacing(" ", with: "") : text
    guard ParsedLine.quoted(bare) != bare else { return text }
    let quoted = ParsedLine.quoted(text)
    return isWhole ? quoted : String(quoted.dropLast())
  }
}
