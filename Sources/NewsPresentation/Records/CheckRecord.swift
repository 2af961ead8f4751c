import FoundationEssentials
import NewsDomain

/// What a diagnosis found out about one subject, for programs.
struct CheckRecord: Record {
  static var type: StaticString { "check" }

  let check: Check

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("subject", .column(1)) { $0.check.subject.rawValue }
    fields.field("verdict", .column(2)) { $0.check.verdict.rawValue }
    fields.field("facts", .column(3)) { $0.check.facts.flatMap(\.members) }
    // The code is the same in every language; the sentence is for people.
    fields.field("advice", .column(4)) { $0.check.wayOut?.name }
    fields.field("command", .column(5)) { $0.check.wayOut?.command }
  }
}

/// A fact for programs.
struct FactRecord: FieldValue {
  let name: String
  let value: String

  static let schema =
    #"{"type":"object","properties":{"name":\#(String.schema),"value":\#(String.schema)},"#
    + #""required":["name","value"],"additionalProperties":false}"#

  func write(to object: inout ObjectWriter) {
    object.open()
    object.add("name", name)
    object.add("value", value)
    object.close()
  }

  var cell: String? { "\(name)=\(value)" }
}

extension CheckFact {
  fileprivate var members: [FactRecord] {
    func member(_ name: String, _ value: any CustomStringConvertible) -> [FactRecord] {
      [FactRecord(name: name, value: value.description)]
    }
    return switch self {
    case .version(let number): member("version", number)
    case .system(let name): member("system", name)
    case .direct: member("proxy", "none")
    case .proxy(let address): member("proxy", address ?? "private")
    case .answered(let host, let milliseconds):
      (host.map { member("host", $0) } ?? []) + member("milliseconds", milliseconds)
    case .notAsked(let reason): member("notAsked", reason.name)
    case .failed(let error): member("error", error.code.rawValue)
    case .failure(let code): member("error", code.rawValue)
    case .headlines(let count): member("headlines", count)
    case .newest(let date): member("newest", date.iso8601)
    case .source(let name): member("source", name)
    case .ownFeeds(let count): member("feeds", count)
    case .failingFeeds(let count, let names):
      member("failing", count) + (names.isEmpty ? [] : member("names", names.joined(separator: ", ")))
    case .costsRequest(let left): member("requests", 1) + (left.map { member("left", $0) } ?? [])
    case .clockOff(let seconds): member("secondsAhead", seconds)
    case .clockAgrees: member("agrees", true)
    case .clockUnknown: member("agrees", "unknown")
    case .noTerminal: member("isTerminal", false)
    case .kind(let kind): member("kind", kind)
    case .size(let columns, let rows): member("columns", columns) + member("rows", rows)
    case .colours(let depth): member("colours", depth.rawValue)
    case .characters(let isUTF8): member("isUTF8", isUTF8)
    case .links(let areShown): member("links", areShown)
    case .pictures(let mode, let isDrawn): member("pictures", isDrawn ? mode.rawValue : PictureMode.off.rawValue)
    case .interface(let code): member("language", code)
    case .locale(let name): member("locale", name)
    case .noLocale: member("locale", "none")
    case .missingLocale(let name): member("missingLocale", name)
    case .braille(let use): member("use", use.rawValue)
    case .brailleFont(let isThere): member("font", isThere)
    case .library(let name, let version): member(name, version)
    case .missingLibrary(let name): member(name, "none")
    case .noWorker: member("isRunning", false)
    case .seccomp(let isThere): member("seccomp", isThere)
    case .landlock(let version): member("landlock", version)
    case .limits(let areSet): member("limits", areSet)
    case .breach(let breach): member("breach", breach.rawValue)
    case .noBreach: member("breach", "none")
    case .archiveOff: member("isOn", false)
    case .noArchiveYet: member("exists", false)
    case .archiveInMemory: member("place", "memory")
    case .place(let place): member("place", place)
    case .bytes(let bytes): member("bytes", bytes)
    case .articles(let count): member("articles", count)
    case .intact: member("faults", 0)
    case .faults(let count): member("faults", count)
    case .notCheckedWhole: member("faults", "unknown")
    case .schema(let version): member("version", version)
    case .readOnly: member("isReadOnly", true)
    case .onNetwork: member("isOnNetwork", true)
    case .freeSpace(let bytes): member("freeBytes", bytes)
    case .server(let version): member("server", version)
    case .schedule(let schedule): member("schedule", schedule.rawValue)
    case .lastRound(let date): member("lastRun", date.iso8601)
    case .nextRound(let date): member("nextRun", date.iso8601)
    case .desktop(let isThere): member("desktop", isThere)
    case .alertProgram(let name, let isThere):
      (name.map { member("program", $0) } ?? []) + member("isProgramThere", isThere)
    case .mailProgram(let program): member("program", program)
    case .noMailProgram: member("program", "none")
    case .model(let name): member("model", name)
    case .noModel: member("model", "none")
    case .modelOff: member("model", "off")
    }
  }
}
