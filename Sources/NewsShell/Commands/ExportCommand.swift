import NewsPresentation

/// Writes the current list to a file.
enum ExportCommand: Command {
  private static let file = Argument<String>(
    .argument(.fileLabel), isRequired: true, help: .argument(.exportFileHelp),
    complete: { $0.fileCandidates() }
  ) { $0 }

  static let declaration = Declaration(.export, group: .read, arguments: [file], needs: [.list])

  static func run(_ call: Call, in session: inout Session, with sharing: SharingFeature) throws -> Outcome {
    let path = call[file] ?? ""
    guard let format = DigestFormat(fileName: path) else {
      throw ShellError.value(.unknownFileFormat(path, known: DigestFormat.allCases.map { "." + $0.rawValue }))
    }
    let list = try session.list()
    guard let digest = Digest(list, madeAt: sharing.clock.now, texts: texts(in: session.language)) else {
      throw ShellError.screen(.notForExport)
    }
    try sharing.files.write(format.text(of: digest), to: path, appends: false)
    return Outcome(notices: [.exported(count: list.items.count, path: path)])
  }
}
