/// A path as the system has it: bytes, which need not be text in any encoding.
public struct FilePath: Sendable, Hashable {
  /// For calls of the system: ends with its one zero.
  public let bytes: [CChar]

  public init(_ text: String) {
    self.init(bytes: text.utf8CString.dropLast())
  }

  /// - Parameter text: ends with a zero.
  public init(cString text: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeBufferPointer(start: text, count: strlen(text)))
  }

  /// What a variable of this process's environment holds, byte for byte; `nil` where it is not set.
  public init?(variable: String) {
    guard let value = getenv(variable) else { return nil }
    self.init(cString: value)
  }

  /// - Parameter bytes: up to the first zero.
  private init(bytes: some Sequence<CChar>) {
    self.bytes = bytes.prefix { $0 != 0 } + [0]
  }

  public var isAbsolute: Bool { bytes.first == Self.slash }

  /// The folder that it is in.
  public var folder: FilePath {
    guard let end = bytes.lastIndex(of: Self.slash) else { return FilePath(".") }
    return FilePath(bytes: bytes[..<max(1, end)])
  }

  /// The folders on the way to it, the outermost first.
  public var ancestors: [FilePath] {
    bytes.indices.filter { $0 > 0 && bytes[$0] == Self.slash }.map { FilePath(bytes: bytes[..<$0]) }
  }

  public static func + (path: FilePath, ending: String) -> FilePath {
    FilePath(bytes: path.bytes.dropLast() + ending.utf8CString)
  }

  private static let slash = CChar(UInt8(ascii: "/"))
}

extension FilePath: CustomStringConvertible {
  /// For people: what is no UTF-8 in it is U+FFFD.
  public var description: String { String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) }
}
