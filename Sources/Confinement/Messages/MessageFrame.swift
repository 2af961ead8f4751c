/// How messages follow each other on a socket: the length of each in bytes, in 8 bytes and little-endian, and then its
/// bytes.
enum MessageFrame {
  /// The size of a length, in bytes.
  static let prefix = 8
  /// The most bytes of a message, either way.
  static let longest = 64 << 20

  static func bytes(of message: [UInt8]) -> [UInt8] {
    var framed: [UInt8] = []
    framed.reserveCapacity(prefix + message.count)
    withUnsafeBytes(of: UInt64(message.count).littleEndian) { framed.append(contentsOf: $0) }
    framed += message
    return framed
  }

  /// - Parameter prefix: the 8 bytes before a message.
  /// - Returns: its length; `nil` if it is longer than any message may be.
  static func length(_ prefix: [UInt8]) -> Int? {
    var message = MessageReader(prefix)
    return try? message.int(in: 0...longest)
  }
}
