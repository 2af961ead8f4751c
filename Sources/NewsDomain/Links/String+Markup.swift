extension String {
  /// The text between marks or in a quoted attribute of HTML or XML, which have no way to say most controls.
  package var escapedForMarkup: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value & 0xFFFE == 0xFFFE: text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// A line of text that Markdown (CommonMark) takes for nothing but text, wherever it stands.
  package var escapedForMarkdown: String {
    // By scalar: a mark on a bracket is one character with it and would hide it from the escape.
    var text = ""
    var isNumber = true
    for scalar in unicodeScalars {
      let isMark =
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&": true
        // At the start of a line these make lists and headings.
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

  /// The text as a link of Markdown.
  package func markdownLink(to link: WebLink) -> String {
    // A parenthesis would end the target.
    let target = link.address.reduce(into: "") { text, character in
      switch character {
      case "(": text += "%28"
      case ")": text += "%29"
      default: text.append(character)
      }
    }
    return "[\(escapedForMarkdown)](\(target))"
  }
}
