import NewsDomain
import TerminalKit

/// Writes a document as plain text for mail, in lines of 72 columns.
enum DocumentMailText {
  private static let width = 72

  package static func text(of document: Document) -> String {
    let groups = document.groups
    let last = groups.last?.entries.last?.number ?? 0
    let indent = String(last).utf8.count + 2
    var blocks = [wrapped(document.title), wrapped(joined(document.about))]
    if groups.isEmpty { blocks.append(wrapped(document.texts.nothingHere)) }
    for group in groups {
      if let title = group.title { blocks.append(wrapped(title)) }
      blocks += group.entries.map { item($0, indent: indent) }
    }
    // Mail programs recognise this line: the text ends above it (RFC 3676, 4.3).
    blocks.append(["-- "] + wrapped(document.imprint))
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// - Parameter indent: the column at which the text begins, after the number.
  private static func item(_ entry: DocumentEntry, indent: Int) -> [String] {
    let width = Self.width - indent
    let about = joined(entry.about + [entry.published?.words].compactMap(\.self))
    var lines = wrapped(entry.title, width) + wrapped(about, width)
    for paragraph in entry.summary { lines += wrapped(paragraph, width) }
    // Addresses are not broken, so that mail programs can open them.
    lines += [entry.link, entry.feed].compactMap { $0?.address }
    let blanks = String(repeating: " ", count: indent)
    let number = "\(entry.number). "
    let start = String(blanks.dropLast(number.utf8.count)) + number
    return lines.enumerated().map { index, line in (index == 0 ? start : blanks) + line }
  }

  /// The text on as many lines as it needs; none if it is empty.
  private static func wrapped(_ text: String, _ width: Int = Self.width) -> [String] {
    text.isEmpty ? [] : TextWrap.lines(SafeText(text), width: width).map(\.string)
  }

  private static func joined(_ parts: [String]) -> String { parts.joined(separator: " · ") }
}
