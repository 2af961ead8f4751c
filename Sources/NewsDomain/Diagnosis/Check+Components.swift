extension Check {
  static func program(_ version: String, system: String) -> Check {
    Check(.program, .ok, [.version(version), .system(system)])
  }

  /// The libraries and programs that supernews uses.
  static func components(_ components: [Component]) -> Check {
    let there = components.compactMap { component in
      component.version.map { CheckFact.library(component.name, version: $0) }
    }
    let missing = components.filter { $0.version == nil }
    let worst = missing.first { $0.need == .needed } ?? missing.first { $0.need == .wanted }
    let verdict: CheckVerdict = worst.map { $0.need == .needed ? .failure : .warning } ?? .ok
    return Check(
      .libraries, verdict, there + missing.map { .missingLibrary($0.name) },
      wayOut: worst.map { .install(package: $0.debianPackage) })
  }

  /// - Parameters:
  ///   - hasDesktop: whether there is a desktop that shows notifications.
  ///   - program: the reader's program that takes alerts, with its arguments; `nil` for none.
  ///   - isThere: whether there is a program of a name.
  static func notifications(hasDesktop: Bool, program: String?, isThere: (String) -> Bool) -> Check {
    let desktop = CheckFact.desktop(hasDesktop)
    // A name may have spaces only between quotation marks, which the program itself hardly ever has.
    guard let name = program?.firstWord else { return Check(.notifications, .ok, [desktop]) }
    let isFound = isThere(name)
    let facts = [desktop, .alertProgram(name: name, isThere: isFound)]
    return Check(.notifications, isFound ? .ok : .failure, facts, wayOut: isFound ? nil : .setAlertProgram)
  }

  /// - Parameter program: the program that sends mail; `nil` if there is none.
  static func mail(_ program: String?) -> Check {
    Check(.mail, .ok, [program.map(CheckFact.mailProgram) ?? .noMailProgram])
  }

  /// Whether sentences can be compared by their meaning. Few have the model, and all else works without it.
  ///
  /// - Parameter model: its name, or why it cannot be used.
  static func model(_ model: Result<String, NewsError>) -> Check {
    switch model {
    case .success(let name): Check(.model, .ok, [.model(name)])
    case .failure(.meaning(.notInstalled)): Check(.model, .ok, [.noModel])
    case .failure(.meaning(.off)): Check(.model, .ok, [.modelOff])
    case .failure(let error): Check(.model, .failure, [.failed(error)], wayOut: .ofError(error))
    }
  }
}

extension String {
  /// The first word of a line, without the quotation marks around it; `nil` if there is none.
  fileprivate var firstWord: String? {
    let scalars = trimmed.unicodeScalars
    guard let first = scalars.first else { return nil }
    let isQuoted = first == "'" || first == "\""
    let word = isQuoted ? scalars.dropFirst().prefix { $0 != first } : scalars.prefix { $0 != " " }
    return String(String.UnicodeScalarView(word)).nonBlank
  }
}
