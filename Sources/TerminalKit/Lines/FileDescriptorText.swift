/// Writes straight to a descriptor what must not wait in a buffer.
package enum UnbufferedOutput {
  package static func write(_ output: SafeOutput, to descriptor: Int32) {
    var stream = OutputStream(descriptor)
    stream.write(output)
    stream.flush()
  }
}
