/// One thing that a program reads, in either of two formats.
package protocol Record: Sendable {
  func write(to row: inout RowWriter)
  func write(to object: inout ObjectWriter)
}
