/// Why bytes are not the message that they should be. A worker that sends such has been taken over, so nobody is told more.
package struct MessageFault: Error, Equatable {
  package init() {}
}

/// What can be sent to another process and read back.
package protocol MessageCodable: Sendable {
  func write(to message: inout MessageWriter)
  init(from message: inout MessageReader) throws(MessageFault)
}

/// Reads a message of a process that may be hostile: every count is checked against what is left, every text is UTF-8, and
/// values within values end at a depth.
package struct MessageReader: Sendable {
  /// The most values within values.
  @usableFromInline static let maxDepth = 64

  private let bytes: [UInt8]
  private var place = 0
  @usableFromInline var depth = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether nothing is left, as it must be after the last value.
  package var isAtEnd: Bool { place == bytes.count }

  @usableFromInline var left: Int { bytes.count - place }

  package mutating func byte() throws(MessageFault) -> UInt8 {
    guard left > 0 else { throw MessageFault() }
    place += 1
    return bytes[place - 1]
  }

  package mutating func bool() throws(MessageFault) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw MessageFault()
    }
  }

  package mutating func number() throws(MessageFault) -> UInt64 {
    guard left >= 8 else { throw MessageFault() }
    var value: UInt64 = 0
    for index in 0..<8 { value |= UInt64(bytes[place + index]) << (8 * index) }
    place += 8
    return value
  }

  package mutating func int() throws(MessageFault) -> Int { Int(Int64(bitPattern: try number())) }

  /// A number within limits.
  package mutating func int(in range: ClosedRange<Int>) throws(MessageFault) -> Int {
    let value = try int()
    guard range.contains(value) else { throw MessageFault() }
    return value
  }

  /// A number that is neither infinite nor none.
  package mutating func double() throws(MessageFault) -> Double {
    let value = Double(bitPattern: try number())
    guard value.isFinite else { throw MessageFault() }
    return value
  }

  package mutating func data() throws(MessageFault) -> [UInt8] { Array(bytes[try range()]) }

  package mutating func string() throws(MessageFault) -> String {
    guard let text = String(validating: bytes[try range()], as: UTF8.self) else { throw MessageFault() }
    return text
  }

  private mutating func range() throws(MessageFault) -> Range<Int> {
    let count = try int()
    guard count >= 0, count <= left else { throw MessageFault() }
    place += count
    return place - count..<place
  }

  @inlinable
  package mutating func value<Value: MessageCodable>(
    _ type: Value.Type = Value.self
  ) throws(MessageFault) -> Value {
    guard depth < Self.maxDepth else { throw MessageFault() }
    depth += 1
    let value = try Value(from: &self)
    depth -= 1
    return value
  }

  /// - Parameter each: reads a value that is there.
  @inlinable
  package mutating func optional<Value>(
    _ each: (inout MessageReader) throws(MessageFault) -> Value
  ) throws(MessageFault) -> Value? {
    try bool() ? try each(&self) : nil
  }

  /// - Parameters:
  ///   - most: the most values that are taken.
  ///   - each: reads one of the values, which takes a byte at least.
  @inlinable
  package mutating func array<Value>(
    most: Int = .max, _ each: (inout MessageReader) throws(MessageFault) -> Value
  ) throws(MessageFault) -> [Value] {
    let count = try int()
    guard count >= 0, count <= left, count <= most else { throw MessageFault() }
    var values: [Value] = []
    // Not more at once than a message of small values would need.
    values.reserveCapacity(min(count, 1 << 12))
    for _ in 0..<count { values.append(try each(&self)) }
    return values
  }

  @inlinable
  package mutating func array<Value: MessageCodable>(
    of type: Value.Type = Value.self, most: Int = .max
  ) throws(MessageFault) -> [Value] {
    try array(most: most) { message throws(MessageFault) in try message.value(type) }
  }
}
