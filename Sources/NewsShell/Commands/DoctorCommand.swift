import NewsDomain
import NewsPresentation

/// Checks everything that supernews depends on.
enum DoctorCommand: Command {
  private static let offline = Argument<Bool>.flag("offline", help: .argument(.doctorOfflineHelp))
  private static let report = Argument<String>(
    .option("report"), .option(value: "FILE"), help: .argument(.doctorReportHelp),
    complete: { $0.fileCandidates() }
  ) { text in
    guard let path = text.nonBlank else { throw ShellError.usage(.missingValue(option: "--report", value: "FILE")) }
    return path
  }

  static let declaration = Declaration(
    .doctor, group: .automate, arguments: [offline, report], needs: [.network, .care])

  static func run(_ call: Call, in session: inout Session, with feature: DiagnosisFeature) async throws -> Outcome {
    let checks = try await feature.diagnose(
      edition: session.edition, language: session.language.code, isOffline: call.has(offline))
    var outcome = Outcome(DiagnosisScreen(checks, isUTF8: feature.isUTF8()))
    if let path = call[report] {
      try feature.files.write(DiagnosisReport.text(of: checks, at: feature.clock.now), to: path, appends: false)
      outcome.notices = [.reportWritten(path: path)]
    }
    let problems = checks.count { $0.verdict == .failure }
    if problems > 0 { outcome.failure = NewsError.diagnosis(.broken(problems)) }
    return outcome
  }
}
