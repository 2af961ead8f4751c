import CLexbor
import Glibc

/// Splits HTML into texts and tags with the tokenizer of the HTML standard, however broken it is.
enum HTMLFragment {
  enum Next {
    case stop
    case `continue`
    /// After a start tag: its content is read as the standard says, such as that of a script, which has no tags.
    case continueByName
  }

  /// How often reading begins again after a tag that never ends.
  private static let maxRestarts = 8

  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - take: receives the pieces in order. They are valid only during the call.
  /// - Returns: where the last piece ends: before the end of the bytes if a tag is cut off, which is common in teasers.
  @discardableResult
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ take: (HTMLPiece) -> Next
  ) -> Int {
    withoutActuallyEscaping(take) { take in
      var reader = Reader(take: take)
      var start = 0
      for _ in 0...maxRestarts {
        reader.start = start
        let count = bytes.count - start
        guard count > 0, let address = bytes.baseAddress else { break }
        let end = withUnsafeMutablePointer(to: &reader) { reader in
          supernews_html_pieces(address + start, count, SUPERNEWS_HTML_DATA, nil, reader) { reader, piece in
            // Both pointers are valid: they are those of this call.
            guard let reader = reader?.assumingMemoryBound(to: Reader.self), let piece else {
              return SUPERNEWS_HTML_STOP
            }
            return reader.pointee.take(piece)
          }
        }
        // Without memory the fragment ends here.
        guard end >= 0 else { return start }
        guard end < count, !reader.isStopped else { return min(end, count) + start }
        // A quote that is never closed would swallow all that follows its tag.
        let cut = start + end
        guard let bracket = bytes[cut...].firstIndex(of: UInt8(ascii: ">")) else { return cut }
        start = bracket + 1
      }
      return bytes.count
    }
  }

  /// Holds the closure, so that C can be given a pointer to it.
  private struct Reader {
    let take: (HTMLPiece) -> Next
    var start = 0
    var isStopped = false

    mutating func take(_ piece: UnsafePointer<supernews_html_piece>) -> supernews_html_next {
      switch take(HTMLPiece(piece, start: start)) {
      case .continue: return SUPERNEWS_HTML_CONTINUE
      case .continueByName: return SUPERNEWS_HTML_CONTINUE_BY_NAME
      case .stop:
        isStopped = true
        return SUPERNEWS_HTML_STOP
      }
    }
  }
}

/// A text, a tag, or something else; valid only while it is handled.
struct HTMLPiece {
  enum Kind {
    case text
    case start
    case end
    /// A comment, a document type or a processing instruction.
    case other
  }

  private let piece: UnsafePointer<supernews_html_piece>
  /// Where it is in the fragment.
  let range: Range<Int>

  fileprivate init(_ piece: UnsafePointer<supernews_html_piece>, start: Int) {
    self.piece = piece
    range = (start + piece.pointee.begin)..<(start + max(piece.pointee.begin, piece.pointee.end))
  }

  var kind: Kind {
    switch piece.pointee.kind {
    case SUPERNEWS_HTML_TEXT: .text
    case SUPERNEWS_HTML_START: .start
    case SUPERNEWS_HTML_END: .end
    default: .other
    }
  }

  /// The text, with its references resolved.
  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: piece.pointee.text, count: piece.pointee.count)
  }

  /// The name of a tag.
  var name: HTMLTagName { HTMLTagName(id: piece.pointee.name.id) }

  /// Whether its name is a mail address.
  var isMailAddress: Bool {
    UnsafeBufferPointer(start: piece.pointee.name.bytes, count: piece.pointee.name.count).contains(UInt8(ascii: "@"))
  }

  /// Whether it is a start tag with this name.
  func begins(_ name: HTMLTagName) -> Bool { kind == .start && self.name == name }

  /// The value of an attribute of a start tag; `nil` if it has none of this name.
  func attribute(_ wanted: StaticString) -> String? {
    var attribute = supernews_html_attribute()
    while supernews_html_next_attribute(piece, &attribute) != 0 {
      guard attribute.name.count == wanted.utf8CodeUnitCount,
        memcmp(attribute.name.bytes, wanted.utf8Start, attribute.name.count) == 0
      else { continue }
      return String(decoding: UnsafeBufferPointer(start: attribute.value, count: attribute.count), as: UTF8.self)
    }
    return nil
  }
}

/// The name of a tag, by the number that lexbor gives it. Only names of the standard have lasting numbers.
struct HTMLTagName: Hashable, Sendable {
  let id: UInt

  /// - Parameter name: in lower case.
  init(_ name: String) {
    self = Self.byName[name] ?? Self(id: 0)
  }

  fileprivate init(id: UInt) {
    self.id = id
  }

  /// The names of the standard, in the order of their numbers.
  static let all = (0..<UInt(supernews_html_tag_count)).map(Self.init(id:))

  private static let byName = Dictionary(
    uniqueKeysWithValues: (0..<UInt(supernews_html_tag_count)).map { id in
      let name = supernews_html_tag_name(id)
      return (String(decoding: UnsafeBufferPointer(start: name.bytes, count: name.count), as: UTF8.self), Self(id: id))
    })

  static let a = Self("a")
  static let base = Self("base")
  static let body = Self("body")
  static let img = Self("img")
  static let li = Self("li")
  static let link = Self("link")
  static let meta = Self("meta")
  static let ol = Self("ol")
  static let script = Self("script")
  static let style = Self("style")
  static let title = Self("title")
}
