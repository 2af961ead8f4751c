import CSystem
import FoundationEssentials
import Glibc
import NewsDomain

/// Looks at this machine through its files and its own programs.
package struct SystemInspection: MachineInspector {
  /// What `systemctl` is asked about the timer and the service of a collector.
  private static let question = [
    "systemctl", "--user", "show", "supernews-collect.timer", "supernews-collect.service",
    "--property=Id,LoadState,ActiveState,Result",
  ]

  package let version: String
  private let environment: [String: String]
  /// The libraries that are part of the program.
  private let builtIn: [Component]
  private let release: String
  private let patience: Duration

  /// - Parameters:
  ///   - version: the version of supernews.
  ///   - builtIn: the libraries that are part of the program.
  ///   - release: the file with the name of the system.
  ///   - patience: the longest time that one of the machine's programs may take.
  package init(
    version: String, environment: [String: String], builtIn: [Component] = [], release: String = "/etc/os-release",
    patience: Duration = .seconds(3)
  ) {
    self.version = version
    self.environment = environment
    self.builtIn = builtIn
    self.release = release
    self.patience = patience
  }

  package var system: String {
    var names = utsname()
    uname(&names)
    let kernel = Self.text(of: names.sysname) + " " + Self.text(of: names.release)
    return [Self.name(in: FileManager.default.contents(atPath: release)), kernel, Self.text(of: names.machine)]
      .compactMap(\.self).joined(separator: ", ")
  }

  package func components() async -> [Component] {
    let chafa = await output(of: ["chafa", "--version"]).map { output in
      String(output.lines.first?.split(separator: " ").last ?? "")
    }
    return builtIn + LoadedLibrary.all.map(\.component)
      + [Component("chafa", version: has(program: "chafa") ? chafa ?? "" : nil, .optional, package: "chafa")]
  }

  package func locale() -> LocaleCondition {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return LocaleCondition(name: name, isInstalled: name.map { supernews_has_locale($0) != 0 } ?? false)
  }

  /// The terminal of another machine has the fonts of that machine, and a console has its own.
  package func hasBrailleFont() async -> Bool? {
    let hasDesktop = ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
    guard hasDesktop, environment["SSH_CONNECTION"] == nil else { return nil }
    return await output(of: ["fc-list", ":charset=28ff", "family"]).map { !$0.trimmed.isEmpty }
  }

  package func schedule() async -> CollectorSchedule {
    guard let output = await output(of: Self.question) else { return .none }
    // A block for each unit, of lines such as `LoadState=loaded`.
    var units: [String: [String: String]] = [:]
    var unit: [String: String] = [:]
    for line in output.lines.map(String.init) + [""] {
      if line.isEmpty {
        if let id = unit["Id"] { units[id] = unit }
        unit = [:]
      }
      let parts = line.unicodeScalars.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { unit[parts[0]] = parts[1] }
    }
    guard let timer = units["supernews-collect.timer"], timer["LoadState"] == "loaded" else { return .none }
    let isActive = timer["ActiveState"] == "active"
    let service = units["supernews-collect.service"] ?? [:]
    if isActive, service["ActiveState"] == "failed" { return .failed }
    return isActive ? .active : .inactive
  }

  package func has(program: String) -> Bool {
    ProgramPath.path(of: program, in: environment).map { access($0, X_OK) == 0 } ?? false
  }

  package var mailProgram: String? { SendmailProgram(environment: environment).program }

  /// What a program writes; `nil` if it is not there, fails or takes too long.
  private func output(of words: [String]) async -> String? {
    let ending = try? await ChildProcess.run(
      words, environment: environment, input: .nothing, output: .captured(limit: 1 << 20), patience: patience,
      isGroup: true)
    guard let ending, ending.status == 0 else { return nil }
    return String(decoding: ending.output, as: UTF8.self)
  }

  /// The name in a file such as `os-release`, as in `PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"`.
  private static func name(in file: Data?) -> String? {
    let text = file.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let start = "PRETTY_NAME="
    let line = text.lines.first { $0.hasPrefix(start) }
    return line.flatMap { line in
      let scalars = line.unicodeScalars.dropFirst(start.count).filter { $0 != "\"" }
      return String(String.UnicodeScalarView(scalars)).nonBlank
    }
  }

  /// The text in a field of a C structure.
  private static func text<Field>(of field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
