/// The name by which supernews introduces itself to servers (RFC 9110, section 10.1.5).
package enum UserAgent {
  package static func header(version: String) -> String { "supernews/\(version)" }
}
