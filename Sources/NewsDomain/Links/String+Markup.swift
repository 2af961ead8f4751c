extension String {
  /// The text escaped for HTML or XML, between tags or in a quoted attribute. Control characters become spaces, as
  /// neither format can express most of them.
  package var escapedForMarkup: String {
    replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value & 0xFFFE == 0xFFFE: " "
      default: nil
      }
    }
  }

  /// A line of text escaped so that Markdown (CommonMark) takes all of it as plain text in any position.
  package var escapedForMarkdown: String {
    // Scalar by scalar, because a bracket with a combining mark is one character and would not be escaped.
    var text = ""
    var isNumber = true
    for scalar in unicodeScalars {
      let isMark =
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&": true
        // At the start of a line, these begin lists and headings.
        case "-", "+", "=": text.isEmpty
        case ".", ")": isNumber && !text.isEmpty
        default: false
        }
      if isMark { text += "\\" }
      text.unicodeScalars.append(scalar)
      isNumber = isNumber && ("0"..."9").contains(scalar)
    }
    return text
  }

  /// The text as a Markdown link.
  package func markdownLink(to link: WebLink) -> String {
    // A parenthesis would end the target.
    let target = link.address.escaped { "()".utf8.contains($0) }
    return "[\(escapedForMarkdown)](\(target))"
  }
}
