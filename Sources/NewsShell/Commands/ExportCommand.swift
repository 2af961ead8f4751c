import NewsPresentation

/// The current list as a file.
enum ExportCommand: Command {
  private static let file = Argument<String>(
    Localized("FILE", "FICHIER"), isRequired: true,
    help: Localized(
      "its ending says in which format: .html, .md, .json, .csv or .opml",
      "son extension donne le format\u{A0}: .html, .md, .json, .csv ou .opml"),
    complete: { $0.fileCandidates() }
  ) { $0 }

  static let declaration = Declaration(
    "export", french: "exporte", group: .read,
    summary: Localized(
      "Writes the current list into a file: a page to read, or data for other programs.",
      "Écrit la liste dans un fichier\u{A0}: une page à lire, ou des données pour d’autres programmes."),
    arguments: [file], needs: [.list], examples: ["top", "export ~/news.html"],
    frenchExamples: ["une", "exporte ~/nouvelles.html"])

  static func run(_ call: Call, in session: inout Session, with sharing: SharingFeature) throws -> Outcome {
    let path = call[file] ?? ""
    guard let format = DigestFormat(fileName: path) else {
      throw ShellError.unknownFileFormat(path, known: DigestFormat.allCases.map { "." + $0.rawValue })
    }
    let list = try session.list()
    guard let digest = Digest(list, madeAt: sharing.clock.now, texts: texts(in: session.language)) else {
      throw ShellError.notForExport
    }
    try sharing.files.write(format.text(of: digest), to: path, appends: false)
    return Outcome(notices: [.exported(count: list.items.count, path: path)])
  }
}
