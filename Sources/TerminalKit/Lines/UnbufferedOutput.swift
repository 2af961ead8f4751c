/// Writes straight to a file descriptor, for output that must not wait in a buffer.
package enum UnbufferedOutput {
  package static func write(_ output: SafeOutput, to descriptor: Int32) {
    var stream = OutputStream(descriptor)
    stream.write(output)
    stream.flush()
  }
}
