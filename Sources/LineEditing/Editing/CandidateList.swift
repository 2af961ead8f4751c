import TerminalKit

/// What Tab shows under the line: candidates in columns, each with what it is where there is room.
enum CandidateList {
  static func text(
    _ given: [Candidate], columns: Int, rows: Int, style: Style, more: (Int) -> String
  ) -> String {
    // Names of media come from elsewhere.
    let candidates = given.map { Candidate(Sanitiser.line($0.shown), Sanitiser.line($0.description)) }
    let width = min(columns, candidates.map { DisplayWidth.of($0.text) }.max() ?? 0)
    // Half a window at most: the line that is being typed stays in sight.
    let most = rows == .max ? .max : max(4, rows / 2)

    // As wide as the widest description, where that leaves room for several columns, or else as there is room for one.
    let widest = candidates.map { DisplayWidth.of($0.description) }.max() ?? 0
    let room = columns - width - 3
    let about = widest > 0 && room >= 13 ? min(widest, room) : 0
    let described = max(1, (columns + 2) / (width + 2 + about + 3))
    let bare = max(1, columns / (width + 2))
    // All of them without a word are better than a few with one.
    func fit(_ perLine: Int) -> Bool { (candidates.count + perLine - 1) / perLine <= most }
    let isDescribed = about > 0 && (fit(described) || !fit(bare))
    let perLine = isDescribed ? described : bare
    let shown = most == .max ? candidates.count : min(candidates.count, most * perLine)

    var lines = stride(from: 0, to: shown, by: perLine).map { start in
      candidates[start..<min(start + perLine, shown)].map { candidate in
        let text = TextWrap.cut(candidate.text, to: columns - 1)
        let padded = text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
        guard isDescribed else { return padded }
        let words = TextWrap.cut(candidate.description, to: about)
        let gap = perLine > 1 ? String(repeating: " ", count: about - DisplayWidth.of(words)) : ""
        return padded + "  " + style.apply(.quiet, to: words) + gap
      }.joined(separator: isDescribed ? "   " : "  ")
    }
    if shown < candidates.count {
      lines.append(style.apply(.quiet, to: more(candidates.count - shown)))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
