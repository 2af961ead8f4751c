/// Writes a message for another process: numbers in little-endian order, and the count before everything that has one.
package struct MessageWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  /// - Parameter capacity: the bytes for which room is made at once.
  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  package mutating func write(_ value: UInt8) { bytes.append(value) }

  package mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  package mutating func write(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ value: Int) { write(UInt64(bitPattern: Int64(value))) }

  package mutating func write(_ value: Double) { write(value.bitPattern) }

  package mutating func write(_ value: String) {
    write(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  package mutating func write(_ value: [UInt8]) {
    write(value.count)
    bytes.append(contentsOf: value)
  }

  @inlinable
  package mutating func write(_ value: some MessageCodable) { value.write(to: &self) }

  package mutating func write(_ value: String?) { write(value) { $0.write($1) } }
  package mutating func write(_ value: Int?) { write(value) { $0.write($1) } }
  package mutating func write(_ value: Double?) { write(value) { $0.write($1) } }
  @inlinable
  package mutating func write(_ value: (some MessageCodable)?) { write(value) { $0.write($1) } }

  /// - Parameter each: writes a value that is there.
  @inlinable
  package mutating func write<Value>(_ value: Value?, _ each: (inout MessageWriter, Value) -> Void) {
    write(value != nil)
    if let value { each(&self, value) }
  }

  /// - Parameter each: writes one of the values.
  @inlinable
  package mutating func write<Values: Collection>(
    all values: Values, _ each: (inout MessageWriter, Values.Element) -> Void
  ) {
    write(values.count)
    for value in values { each(&self, value) }
  }

  @inlinable
  package mutating func write(all values: some Collection<some MessageCodable>) {
    write(all: values) { $0.write($1) }
  }
}
