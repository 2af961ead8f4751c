import NewsDomain

/// The result of a command, for programs: the line after its records.
struct StatusRecord: Record {
  static var type: StaticString { "status" }

  /// The command's name; with several commands on a line it tells their answers apart.
  let command: String?
  /// The line that it is on.
  var line = AskedLine()
  /// The facts about a command that succeeded.
  var facts: Facts?
  /// The age in seconds of stored results; `nil` if they are not from the store.
  var age: Int?
  /// The error of a command that failed.
  var failure: (code: ErrorCode, words: Explanation)?

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("command") { $0.command }
    fields.field("ok") { $0.failure == nil }
    fields.field("line") { $0.line.number }
    fields.field("count", when: { $0.facts != nil }) { $0.facts?.count }
    fields.field("total", when: { $0.facts != nil }) { $0.facts?.total }
    fields.field("provider", when: { $0.facts != nil }) { $0.facts?.origin?.provider.rawValue }
    fields.field("cached", when: { $0.facts != nil }) { $0.facts?.origin?.stored != nil }
    fields.field("age", when: { $0.age != nil }) { $0.age ?? 0 }
    fields.field("removed", when: { ($0.facts?.removed ?? 0) > 0 }) { $0.facts?.removed ?? 0 }
    fields.field("failed", when: { ($0.facts?.failed ?? 0) > 0 }) { $0.facts?.failed ?? 0 }
    fields.field("degraded", when: { $0.facts?.missing.isEmpty == false }) { $0.facts?.missing ?? [] }
    fields.field("new", when: { $0.facts?.new != nil }) { $0.facts?.new ?? 0 }
    fields.field("hidden", when: { ($0.facts?.hidden ?? 0) > 0 }) { $0.facts?.hidden ?? 0 }
    fields.field("otherLanguages", when: { ($0.facts?.inOtherLanguages ?? 0) > 0 }) {
      $0.facts?.inOtherLanguages ?? 0
    }
    fields.field("minutes", when: { $0.facts?.brief != nil }) { $0.facts?.brief?.minutes ?? 0 }
    fields.field("leftOut", when: { $0.facts?.brief != nil }) { $0.facts?.brief?.leftOut ?? 0 }
    fields.object("error", when: { $0.failure != nil }, isPresent: nil) { fields in
      fields.field("code") { $0.failure?.code.rawValue ?? "" }
      fields.field("message") { $0.failure?.words.message ?? "" }
      fields.field("hint") { $0.failure?.words.hint }
    }
  }
}

/// The line that a command is on, which its answer for programs names.
package struct AskedLine: Sendable, Equatable {
  /// The number of the line in its script, from 1; `nil` at the prompt and for the words of the command line.
  package var number: Int?
  /// The id that the script gave the line, as in `@17 top`; `nil` without one.
  package var request: String?

  package init(number: Int? = nil, request: String? = nil) {
    self.number = number
    self.request = request
  }
}
