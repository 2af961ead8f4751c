/// Text straight to a descriptor, for what must not wait in a buffer.
package enum FileDescriptorText {
  package static func write(_ text: String, to descriptor: Int32) {
    var stream = OutputStream(descriptor)
    stream.write(text)
    stream.flush()
  }
}
