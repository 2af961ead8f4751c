/// Whether a process exists and has not ended. One whose parent has ended may not be waited for at once.
package func isRunning(_ process: pid_t) -> Bool {
  let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return false }
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: 512)
  let count = read(file, &bytes, bytes.count)
  return !String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).contains(") Z ")
}
