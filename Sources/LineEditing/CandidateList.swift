import NewsShell

/// What Tab shows under the line: candidates in columns, each with what it is where there is room.
enum CandidateList {
  static func text(
    _ given: [Candidate], columns: Int, rows: Int, style: Style, texts: any Texts
  ) -> String {
    // Names of media come from elsewhere.
    let candidates = given.map { Candidate(Sanitiser.line($0.shown), Sanitiser.line($0.description)) }
    let width = min(columns, candidates.map { DisplayWidth.of($0.text) }.max() ?? 0)
    let described = candidates.filter { !$0.description.isEmpty }
    let hasRoom = !described.isEmpty && columns - width >= 16
    // Half a window at most: the line that is being typed stays in sight.
    let most = max(4, rows / 2)

    let perLine = hasRoom ? 1 : max(1, columns / (width + 2))
    let shown = min(candidates.count, most * perLine)

    var lines = stride(from: 0, to: shown, by: perLine).map { start in
      candidates[start..<min(start + perLine, shown)].map { candidate in
        let text = TextWrap.cut(candidate.text, to: columns - 1)
        let padded = text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
        guard hasRoom else { return padded }
        let about = TextWrap.cut(candidate.description, to: columns - width - 3)
        return padded + "  " + style.apply(.quiet, to: about)
      }.joined(separator: "  ")
    }
    if shown < candidates.count {
      lines.append(style.apply(.quiet, to: texts.moreCandidates(candidates.count - shown)))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
