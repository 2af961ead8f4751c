import TerminalKit

/// The list of candidates that Tab shows under the line, in columns, with their descriptions if there is room.
enum CandidateList {
  static func text(
    _ given: [Candidate], columns: Int, rows: Int, isAccessible: Bool = false, style: Style, more: (Int) -> String
  ) -> SafeOutput {
    if isAccessible { return spoken(given, rows: rows, more: more) }
    // The names of sources come from servers, so they are sanitised.
    let candidates = given.map { (text: SafeText($0.shown), description: SafeText($0.description)) }
    let width = min(columns, candidates.map { $0.text.width }.max() ?? 0)
    // Half of the window at most, so that the line being typed stays visible.
    let most = rows == .max ? .max : max(4, rows / 2)

    // Descriptions get the width of the widest one if there is room, and otherwise what is left.
    let widest = candidates.map { $0.description.width }.max() ?? 0
    let room = columns - width - 3
    let about = widest > 0 && room >= 13 ? min(widest, room) : 0
    let described = max(1, (columns + 2) / (width + 2 + about + 3))
    let bare = max(1, columns / (width + 2))
    // Showing all candidates without descriptions is better than showing a few with them.
    func fit(_ perLine: Int) -> Bool { (candidates.count + perLine - 1) / perLine <= most }
    let isDescribed = about > 0 && (fit(described) || !fit(bare))
    let perLine = isDescribed ? described : bare
    let shown = most == .max ? candidates.count : min(candidates.count, most * perLine)

    var output = SafeOutput()
    for start in stride(from: 0, to: shown, by: perLine) {
      for (index, candidate) in candidates[start..<min(start + perLine, shown)].enumerated() {
        if index > 0 { output.append(literal: isDescribed ? "   " : "  ") }
        let text = TextWrap.cut(candidate.text, to: columns - 1)
        output.append(text + SafeText(repeating: " ", count: width - text.width))
        guard isDescribed else { continue }
        let words = TextWrap.cut(candidate.description, to: about)
        output.append(literal: "  ")
        style.write(words, .quiet, to: &output)
        if perLine > 1 { output.append(SafeText(repeating: " ", count: about - words.width)) }
      }
      output.endLine()
    }
    if shown < candidates.count {
      style.write(SafeText(more(candidates.count - shown)), .quiet, to: &output)
      output.endLine()
    }
    return output
  }

  /// One candidate per line, uncut: the terminal wraps.
  private static func spoken(_ given: [Candidate], rows: Int, more: (Int) -> String) -> SafeOutput {
    let shown = rows == .max ? given[...] : given.prefix(max(4, rows / 2))
    var output = SafeOutput()
    for candidate in shown {
      output.append(SafeText(candidate.shown))
      if !candidate.description.isEmpty {
        output.append(literal: ", ")
        output.append(SafeText(candidate.description))
      }
      output.endLine()
    }
    if shown.count < given.count {
      output.append(SafeText(more(given.count - shown.count)))
      output.endLine()
    }
    return output
  }
}
